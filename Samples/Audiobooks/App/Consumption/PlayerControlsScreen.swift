import Wireflow

/// A screen with the controls of the minimized player.
@MainActor
final class PlayerControlsScreen: Screen {
  var onPlayPressed: (() -> Void)?
  var onMaximizePressed: (() -> Void)?
  var onClosePlayerPressed: (() -> Void)?

  private let playback: Playback
  let texts: Texts

  init(playback: Playback, texts: Texts) {
    self.playback = playback
    self.texts = texts
  }

  var title: String { playback.recording.book.title }

  var content: ScreenContent {
    Progress(playback.positionText(texts), fraction: playback.fractionPlayed)
    playButton
    openButton
    closeButton
  }

  var playButton: Button {
    if playback.isPlaying {
      texts.button("Pause", role: .primary) { self.playback.pause() }.shortcut(.space, [])
    } else {
      texts.button("Play", role: .primary) { self.onPlayPressed?() }.shortcut(.space, [])
    }
  }

  var openButton: Button { texts.button("Open player") { self.onMaximizePressed?() } }

  var closeButton: Button {
    texts.button("Close player", role: .cancel) { self.onClosePlayerPressed?() }
  }
}
