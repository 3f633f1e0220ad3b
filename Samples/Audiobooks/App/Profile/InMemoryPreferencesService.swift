import Observation

/// A service that keeps preferences as long as the app runs.
@Observable
@MainActor
final class InMemoryPreferencesService: PreferencesService {
  var preferences = Preferences()
}
