import Wireflow

/// A factory that makes the screens for listening.
struct ConsumptionUIFactory: UIFactory {
  let bookshelf: any BookshelfService
  let preferences: any PreferencesService
  var texts = Texts()

  func makePlayback(of recording: Recording) -> Playback {
    Playback(of: recording, bookshelf: bookshelf, preferences: preferences)
  }

  func makeMinimizedPlayerControls(for playback: Playback) -> PlayerControlsScreen {
    PlayerControlsScreen(playback: playback, texts: texts)
  }

  func makeFullscreenMinimizable(
    for playback: Playback, controls: PlayerControlsScreen
  ) -> PlayerScreen {
    PlayerScreen(playback: playback, minimizedControls: controls, texts: texts)
  }
}
