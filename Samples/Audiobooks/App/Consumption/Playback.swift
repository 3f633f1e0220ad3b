import Observation

/// A recording while it is played: how far it is, and when it is to stop.
///
/// Time passes for it when it is told so; what has been heard of an owned book is noted on the
/// bookshelf.
@Observable
@MainActor
final class Playback {
  let recording: Recording
  private(set) var position: Duration = .zero
  private(set) var isPlaying = false
  /// The time when the playback stops by itself, counted from the moment when this was set.
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

  /// The part that has been played, from 0 to 1.
  var fractionPlayed: Double { position / recording.length }

  /// Plays on, or from the beginning once the end was reached.
  func play() {
    if position >= recording.length { position = .zero }
    isPlaying = true
  }

  func pause() {
    isPlaying = false
  }

  /// Lets time pass, at the speed that the reader prefers.
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

  /// The entry of the bookshelf that is played, or nil for a sample.
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
  /// Returns the position and the length, such as 0:02 of 3:00.
  func positionText(_ texts: Texts) -> String {
    texts["% of %", position.clockTime, recording.length.clockTime]
  }
}

extension Duration {
  /// The time as a player shows it: hours, if there are any, minutes and seconds.
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
