/// The time that it takes to listen to something, in whole minutes.
struct ListeningTime: Sendable, Hashable {
  let minutes: Int

  /// Returns the time that takes so many hours and minutes.
  static func hours(_ hours: Int, _ minutes: Int) -> Self {
    Self(minutes: hours * 60 + minutes)
  }

  /// Returns the time that is left when some of so many equal parts have been heard.
  func left(after heard: Int, of parts: Int) -> Self {
    guard parts > 0 else { return self }
    return Self(minutes: minutes * (parts - heard) / parts)
  }

  /// Returns the time that it takes at a speed.
  func at(_ speed: PlaybackSpeed) -> Self {
    Self(minutes: minutes * 100 / speed.percentage)
  }
}

extension Texts {
  /// Returns a time in hours and minutes, such as 9 h 40 min.
  func time(_ time: ListeningTime) -> String {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
    return hours == 0 ? self["% min", "\(minutes)"] : self["% h % min", "\(hours)", "\(minutes)"]
  }
}
