/// The time after which a recording stops by itself.
enum SleepTimer: String, Sendable, Hashable, CaseIterable {
  case off = "Off"
  case quarter = "15 min"
  case half = "30 min"
  case hour = "60 min"

  var displayableString: String { rawValue }

  /// The time after which the playback stops, or nil if it continues.
  var delay: Duration? {
    switch self {
    case .off: nil
    case .quarter: .seconds(15 * 60)
    case .half: .seconds(30 * 60)
    case .hour: .seconds(60 * 60)
    }
  }
}
