/// Keeps what the reader has set on this device.
@MainActor
protocol PreferencesService: AnyObject {
  var preferences: Preferences { get set }
}
