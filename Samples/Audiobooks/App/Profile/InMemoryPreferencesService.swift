import Observation

/// A service that keeps preferences while the app runs.
@Observable
@MainActor
final class InMemoryPreferencesService: PreferencesService {
  var preferences = Preferences()
}
