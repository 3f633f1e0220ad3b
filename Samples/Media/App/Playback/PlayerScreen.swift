import Wireflow

/// A screen that plays a movie over the whole window.
@MainActor
final class PlayerScreen: FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?
  var onClosePressed: (() -> Void)?

  init(movie: Movie, controls: PlayerControlsScreen) {
    title = movie.title
    minimizedControls = controls
  }

  var content: ScreenContent {
    Text("The movie is on.")
    Button("Close", role: .cancel) { self.onClosePressed?() }
  }
}
