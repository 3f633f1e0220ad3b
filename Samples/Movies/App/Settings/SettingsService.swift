/// Knows what is set.
@MainActor
protocol SettingsService: AnyObject {
  /// The key of the movie server.
  var apiKey: String? { get set }
  /// Whether movies for adults are locked.
  var filtersForFamilies: Bool { get set }
}

extension SettingsService {
  /// Whether all is set that the app cannot do without.
  var isComplete: Bool { apiKey != nil }
}
