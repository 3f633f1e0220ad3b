import Observation

/// A service that keeps settings while the app runs.
@MainActor
@Observable
final class InMemorySettingsService: SettingsService {
  var apiKey: String?
  var filtersForFamilies = true
  let familyPIN = "2468"

  init(apiKey: String?) {
    self.apiKey = apiKey
  }
}
