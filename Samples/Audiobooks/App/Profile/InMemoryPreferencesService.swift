import Observation

/// Preferences that last as long as the app runs.
@Observable
@MainActor
final class InMemoryPreferencesService: PreferencesService {
  var preferences = Preferences()
}
