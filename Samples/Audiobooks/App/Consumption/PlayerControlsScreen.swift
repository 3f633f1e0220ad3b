import Wireflow

/// A screen that stands for the player while that is minimized.
@MainActor
final class PlayerControlsScreen: Screen {
  var onPlayPressed: (() -> Void)?
  var onMaximizePressed: (() -> Void)?
  var onClosePlayerPressed: (() -> Void)?

  private let playback: Playback

  init(playback: Playback) {
    self.playback = playback
  }

  var title: String { playback.recording.book.title }

  var content: ScreenContent {
    Progress(playback.positionText, fraction: playback.fractionPlayed)
    if playback.isPlaying {
      Button("Pause") { self.playback.pause() }.shortcut(.space, [])
    } else {
      Button("Play") { self.onPlayPressed?() }.shortcut(.space, [])
    }
    Button("Open player") { self.onMaximizePressed?() }
    Button("Close player", role: .cancel) { self.onClosePlayerPressed?() }
  }
}
