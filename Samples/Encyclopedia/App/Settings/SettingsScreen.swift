import Wireflow

/// The settings of the app on this device.
@MainActor
final class SettingsScreen: Screen {
  /// A page of the settings.
  enum Page: String, Sendable, Hashable, CaseIterable {
    case account = "Account"
    case languages = "My languages"
    case feed = "Explore feed"
    case appearance = "Reading preferences"
    case storage = "Storage"
    case about = "About the app"
  }

  let title = "Settings"
  var onPagePressed: ((Page) -> Void)?
  var onSwitchReaderPressed: (() -> Void)?

  private let accounts: AccountService

  init(accounts: AccountService) {
    self.accounts = accounts
  }

  var content: ScreenContent {
    for page in Page.allCases where page != .account || accounts.account != nil {
      Row(page.rawValue) { self.onPagePressed?(page) }.id(page.rawValue)
    }
    Button("Switch reader") { self.onSwitchReaderPressed?() }
  }
}
