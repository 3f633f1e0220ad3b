/// Settings that last as long as the app.
@MainActor
final class InMemorySettingsService: SettingsService {
  var apiKey: String?
  var filtersForFamilies = true

  init(apiKey: String?) {
    self.apiKey = apiKey
  }
}
