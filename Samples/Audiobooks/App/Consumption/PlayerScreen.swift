import Wireflow

/// A screen that plays a recording over the whole window.
@MainActor
final class PlayerScreen: FullscreenMinimizable {
  let minimizedControls: any Screen
  var onPlayPressed: (() -> Void)?
  var onBookPressed: ((Book) -> Void)?
  var onMinimizePressed: (() -> Void)?
  var onClosePlayerPressed: (() -> Void)?
  var onMinimizedPlayerPressed: (() -> Void)?

  private let playback: Playback
  private lazy var cover = book.cover

  init(playback: Playback, minimizedControls: any Screen) {
    self.playback = playback
    self.minimizedControls = minimizedControls
  }

  var title: String { book.title }

  var content: ScreenContent {
    cover
    Text(playback.recording.extent == .sample ? "A sample" : "Read by \(book.narrator)")
    Progress(playback.positionText, fraction: playback.fractionPlayed)
    if playback.isPlaying {
      Button("Pause", role: .primary) { self.playback.pause() }.shortcut(.space, [])
    } else {
      Button("Play", role: .primary) { self.onPlayPressed?() }.shortcut(.space, [])
    }
    Choice(
      "Sleep timer", options: SleepTimer.allCases.map(\.displayableString),
      selected: playback.sleepTimer.displayableString
    ) { option in
      guard let timer = SleepTimer(rawValue: option) else { return }
      self.playback.sleepTimer = timer
    }
    Row("Show book", subtitle: "by \(book.author)") { self.onBookPressed?(self.book) }
    Button("Minimize") { self.onMinimizePressed?() }
    Button("Close player", role: .cancel) { self.onClosePlayerPressed?() }
  }

  private var book: Book { playback.recording.book }
}
