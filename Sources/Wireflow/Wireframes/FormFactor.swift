/// The space that an app has on its screen.
public enum FormFactor: String, Sendable, Hashable, Codable, CaseIterable {
  /// One column: a phone, or a narrow window.
  case compact
  /// Several columns: a tablet, or a wide window.
  case regular
}
