import Observation

/// The playback of a recording, with its position and its sleep timer.
///
/// Call ``advance(by:)`` to let time pass. For an owned book, the playback records each finished
/// chapter on the bookshelf.
@Observable
@MainActor
final class Playback {
  let recording: Recording
  private(set) var position: Duration = .zero
  private(set) var isPlaying = false
  /// The time after which the playback stops by itself, counted from when this property is set.
  var sleepTimer = SleepTimer.off {
    didSet { timeUntilSleep = sleepTimer.delay }
  }

  private let bookshelf: any BookshelfService
  private let preferences: any PreferencesService
  private var timeUntilSleep: Duration?

  init(
    of recording: Recording, bookshelf: any BookshelfService, preferences: any PreferencesService
  ) {
    self.recording = recording
    self.bookshelf = bookshelf
    self.preferences = preferences
    if let entry { position = recording.book.chapterLength * entry.chaptersHeard }
  }

  /// The fraction that has been played, from 0 to 1.
  var fractionPlayed: Double { position / recording.length }

  /// Continues to play, or starts again after the end.
  func play() {
    if position >= recording.length { position = .zero }
    isPlaying = true
  }

  func pause() {
    isPlaying = false
  }

  /// Advances the playback by some time, at the reader's speed.
  func advance(by time: Duration) {
    guard isPlaying else { return }
    let speed = preferences.preferences.playbackSpeed
    position = min(position + time * speed.percentage / 100, recording.length)
    noteChapters()
    if position >= recording.length { pause() }
    guard let timeLeft = timeUntilSleep.map({ $0 - time }) else { return }
    timeUntilSleep = timeLeft
    if timeLeft <= .zero { fallAsleep() }
  }

  private func fallAsleep() {
    sleepTimer = .off
    pause()
  }

  /// The bookshelf entry of the book being played, or nil for a sample.
  private var entry: BookshelfEntry? {
    recording.extent == .whole ? bookshelf.entry(for: recording.book) : nil
  }

  private func noteChapters() {
    guard let before = entry else { return }
    var entry = before
    while !entry.isFinished, position >= entry.book.chapterLength * (entry.chaptersHeard + 1) {
      entry = entry.hearingNextChapter()
    }
    if entry != before { bookshelf.put(entry) }
  }
}

extension Playback {
  /// Returns the text of the position and the length, such as 0:02 of 3:00.
  func positionText(_ texts: Texts) -> String {
    texts["% of %", position.clockTime, recording.length.clockTime]
  }
}

extension Duration {
  /// The time in the format of a player: hours, if any, minutes and seconds.
  fileprivate var clockTime: String {
    let seconds = Int(components.seconds)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let end = ":\((seconds % 60).twoDigits)"
    return hours > 0 ? "\(hours):\(minutes.twoDigits)\(end)" : "\(minutes)\(end)"
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
