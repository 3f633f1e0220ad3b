/// A page of the settings.
enum Setting: String, Sendable, Hashable, CaseIterable {
  case server = "Movie server"
  case family = "Family"
}

extension Setting: CustomDebugStringConvertible {
  /// The name without the module, as it stands in the log when a weft carries a setting.
  var debugDescription: String { rawValue }
}
