import Observation

/// The places that the map shows.
@Observable
@MainActor
final class PlaceFilter {
  /// The kind of places.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case all = "All places"
    case saved = "Saved articles"
  }

  var kind = Kind.all
}
