import Wireflow

/// A screen that stands for the player while that is minimized.
@MainActor
final class PlayerControlsScreen: Screen {
  let title: String
  var onClosePressed: (() -> Void)?

  init(movie: Movie) {
    title = movie.title
  }

  var content: ScreenContent {
    Button("Stop", role: .cancel) { self.onClosePressed?() }
  }
}
