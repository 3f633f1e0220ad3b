import Wireflow

/// The author and the licence of a picture.
@MainActor
final class ImageInfoScreen: Screen {
  let title = "About this picture"

  private let name: String

  init(name: String) {
    self.name = name
  }

  var content: ScreenContent {
    Text(name)
    Text("By a volunteer. Free to share, with the name of the author.")
  }
}
