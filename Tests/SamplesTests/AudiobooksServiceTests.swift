import Testing

@testable import AudiobooksApp

@MainActor
struct AudiobooksServiceTests {
  private let ada = Credentials(name: "Ada", password: "sesame")
  private let grace = Credentials(name: "Grace", password: "sesame")
  private let accounts: InMemoryAccountService
  private let bookshelf: InMemoryBookshelfService
  private let purchases: InMemoryPurchaseService

  init() {
    accounts = InMemoryAccountService(registered: [ada, grace])
    bookshelf = InMemoryBookshelfService(accounts: accounts)
    purchases = InMemoryPurchaseService(accounts: accounts, bookshelf: bookshelf)
  }

  @Test func catalogueHasBooksInEveryCategory() {
    let catalogue = InMemoryCatalogueService(books: Book.invented)

    #expect(catalogue.categories == BookCategory.allCases)
    #expect(Book.invented.count >= 30)
  }

  @Test func catalogueHasNoTwoBooksOfOneTitle() {
    let titles = Book.invented.map(\.title)

    #expect(Set(titles).count == titles.count)
  }

  @Test(arguments: ["orchard", "AMARA", "abara"])
  func searchFindsTitleAuthorAndNarrator(words: String) {
    let catalogue = InMemoryCatalogueService(books: Book.drama)

    let found = catalogue.books(matching: words)

    #expect(found.contains { $0.title == "The Orchard Keepers" })
  }

  @Test func wrongPasswordStartsNoSession() {
    let wrong = Credentials(name: "Ada", password: "mellon")

    #expect(throws: LoginError.wrongPassword) { try accounts.account(for: wrong) }
    #expect(accounts.account == nil)
  }

  @Test func missingNameStartsNoSession() {
    let nameless = Credentials(name: "", password: "sesame")

    #expect(throws: LoginError.incomplete) { try accounts.account(for: nameless) }
  }

  @Test func endOfSessionIsToldOnce() throws {
    var ended: [SessionEnd] = []
    accounts.onSessionEnded = { _, cause in ended.append(cause) }
    accounts.logIn(Account(name: ada.name))

    accounts.endSession(.expired)
    accounts.endSession(.loggedOut)

    #expect(ended == [.expired])
  }

  @Test func bookshelfBelongsToTheAccount() throws {
    accounts.logIn(Account(name: ada.name))
    try purchases.buy(Book.crime[0])

    accounts.endSession(.loggedOut)
    let whileLoggedOut = bookshelf.entries
    accounts.logIn(Account(name: grace.name))
    let ofGrace = bookshelf.entries
    accounts.logIn(Account(name: ada.name))

    #expect(whileLoggedOut.isEmpty)
    #expect(ofGrace.isEmpty)
    #expect(bookshelf.entries.map(\.book) == [Book.crime[0]])
  }

  @Test func nothingIsSoldToNobody() {
    #expect(throws: PurchaseError.notLoggedIn) { try purchases.buy(Book.crime[0]) }
  }

  @Test func nothingIsSoldTwice() throws {
    accounts.logIn(Account(name: ada.name))
    try purchases.buy(Book.crime[0])

    #expect(throws: PurchaseError.alreadyOwned) { try purchases.buy(Book.crime[0]) }
  }

  @Test func listeningStopsAtTheLastChapter() {
    var entry = BookshelfEntry(Book.children[2])

    for _ in 0...Book.children[2].chapters {
      entry = entry.hearingNextChapter()
    }

    #expect(entry.isFinished)
    #expect(entry.fractionHeard == 1)
    #expect(entry.timeLeft(at: .normal).minutes == 0)
  }

  @Test func doubleSpeedHalvesTheTime() {
    #expect(Texts().time(ListeningTime.hours(9, 40).at(.double)) == "4 h 50 min")
  }

  @Test(arguments: [(999, "9.99"), (1_200, "12.00"), (5, "0.05")])
  func pricesHaveTwoDigits(cents: Int, text: String) {
    #expect(Price(cents: cents).description == text)
  }
}
