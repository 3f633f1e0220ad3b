import Wireflow

/// The data that the app keeps on this device.
@MainActor
final class StorageScreen: Screen {
  let title = "Storage"
  var onClearPressed: (() -> Void)?

  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  var content: ScreenContent {
    Toggle("Send usage reports", isOn: preferences.sendsReports) {
      self.preferences.sendsReports = $0
    }
    Button("Clear cached data", role: .destructive) { self.onClearPressed?() }
  }
}
