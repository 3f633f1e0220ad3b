/// The playback speed of a book.
enum PlaybackSpeed: String, Sendable, Hashable, CaseIterable {
  case slow = "0.75x"
  case normal = "1x"
  case brisk = "1.25x"
  case fast = "1.5x"
  case double = "2x"

  var displayableString: String { rawValue }

  /// The speed as a percentage of the normal one.
  var percentage: Int {
    switch self {
    case .slow: 75
    case .normal: 100
    case .brisk: 125
    case .fast: 150
    case .double: 200
    }
  }
}
