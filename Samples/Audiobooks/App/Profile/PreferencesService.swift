/// A service that keeps what the reader has set on this device.
@MainActor
protocol PreferencesService: AnyObject {
  var preferences: Preferences { get set }
}
