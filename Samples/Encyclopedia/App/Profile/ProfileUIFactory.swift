import Wireflow

/// A factory that makes the screens about the reader.
struct ProfileUIFactory: UIFactory {
  let accounts: AccountService
  let watchlist: Watchlist
  private let inbox = Inbox()

  init(accounts: AccountService, watchlist: Watchlist) {
    self.accounts = accounts
    self.watchlist = watchlist
  }

  func makeProfile() -> ProfileScreen { ProfileScreen(accounts: accounts) }
  func makeNotifications() -> NotificationsScreen { NotificationsScreen(inbox: inbox) }
  func makeNotificationFilter() -> NotificationFilterScreen {
    NotificationFilterScreen(inbox: inbox)
  }
  func makeWatchlist() -> WatchlistScreen { WatchlistScreen(watchlist: watchlist) }
  func makeDonation() -> DonationScreen { DonationScreen() }

  func makeThanks() -> AlertContent {
    AlertContent(title: "Thank you", message: "A receipt is on its way.")
  }

  func makeLogoutQuestion() -> AlertContent {
    AlertContent(
      title: "Log out?", message: "Your reading lists stay on this device.",
      actions: [.init("Log out", role: .destructive), .init(.cancel)])
  }
}
