/// A service that keeps the reader's preferences on this device.
@MainActor
protocol PreferencesService: AnyObject {
  var preferences: Preferences { get set }
}
