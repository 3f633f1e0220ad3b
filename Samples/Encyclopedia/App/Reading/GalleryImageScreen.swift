import Wireflow

/// One picture of an article's gallery.
@MainActor
final class GalleryImageScreen: RootLevelRepresentable {
  let title: String
  var onInfoPressed: (() -> Void)?

  init(name: String) {
    title = name
  }

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    Image("gallery_image", alternative: title)
    Button("About this picture") { self.onInfoPressed?() }
  }
}
