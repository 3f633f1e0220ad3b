/// A service that stores the settings.
@MainActor
protocol SettingsService: AnyObject {
  /// The key of the movie server.
  var apiKey: String? { get set }
  /// True while movies for adults are locked.
  var filtersForFamilies: Bool { get set }
  /// The PIN that unlocks a movie for adults.
  var familyPIN: String { get }
}

extension SettingsService {
  /// True if the user has made all required settings.
  var isComplete: Bool { apiKey != nil }
}
