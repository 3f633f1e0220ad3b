/// A listening time, in whole minutes.
struct ListeningTime: Sendable, Hashable {
  let minutes: Int

  /// Returns a time of some hours and minutes.
  static func hours(_ hours: Int, _ minutes: Int) -> Self {
    Self(minutes: hours * 60 + minutes)
  }

  /// Returns the remaining time after some of several equal parts.
  func left(after heard: Int, of parts: Int) -> Self {
    guard parts > 0 else { return self }
    return Self(minutes: minutes * (parts - heard) / parts)
  }

  /// Returns the time at a playback speed.
  func at(_ speed: PlaybackSpeed) -> Self {
    Self(minutes: minutes * 100 / speed.percentage)
  }
}

extension Texts {
  /// Returns the text of a time in hours and minutes, such as 9 h 40 min.
  func time(_ time: ListeningTime) -> String {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
    return hours == 0 ? self["% min", "\(minutes)"] : self["% h % min", "\(hours)", "\(minutes)"]
  }
}
