/// The services of a device, which outlive the app.
@MainActor
public final class EncyclopediaServices {
  let library = Library.invented
  let accounts: AccountService
  let preferences = Preferences()
  let saved = SavedArticles()
  let history = ReadingHistory()
  let talk = TalkService()
  let publishing = PublishingService()
  let watchlist = Watchlist()

  /// Creates the services of a new device.
  public init() {
    accounts = AccountService(registered: [
      .init(account: Account(name: "Ada"), password: "sesame", needsCode: false),
      .init(account: Account(name: "Grace"), password: "sesame", needsCode: true),
    ])
  }
}
