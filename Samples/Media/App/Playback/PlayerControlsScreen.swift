import Wireflow

/// A screen with the controls of the minimized player.
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
