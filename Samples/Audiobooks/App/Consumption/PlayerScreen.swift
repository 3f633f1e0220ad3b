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
  private let texts: Texts
  private lazy var cover = book.cover

  init(playback: Playback, minimizedControls: any Screen, texts: Texts) {
    self.playback = playback
    self.texts = texts
    self.minimizedControls = minimizedControls
  }

  var title: String { book.title }

  var content: ScreenContent {
    cover
    Text(
      playback.recording.extent == .sample
        ? texts["A sample"] : texts["Read by %", book.narrator])
    Progress(playback.positionText(texts), fraction: playback.fractionPlayed)
    if playback.isPlaying {
      texts.button("Pause", role: .primary) { self.playback.pause() }.shortcut(.space, [])
    } else {
      texts.button("Play", role: .primary) { self.onPlayPressed?() }.shortcut(.space, [])
    }
    texts.choice(
      "Sleep timer", options: SleepTimer.allCases.map(\.displayableString),
      selected: playback.sleepTimer.displayableString
    ) { option in
      guard let timer = SleepTimer(rawValue: option) else { return }
      self.playback.sleepTimer = timer
    }
    texts.row("Show book", subtitle: texts["by %", book.author]) { self.onBookPressed?(self.book) }
    texts.button("Minimize") { self.onMinimizePressed?() }
    texts.button("Close player", role: .cancel) { self.onClosePlayerPressed?() }
  }

  private var book: Book { playback.recording.book }
}
