/// A page of the settings.
enum Setting: String, Sendable, Hashable, CaseIterable {
  case server = "Movie server"
  case family = "Family"
}

extension Setting: CustomDebugStringConvertible {
  /// The setting's title, which the log shows when a weft carries a setting.
  var debugDescription: String { rawValue }
}
