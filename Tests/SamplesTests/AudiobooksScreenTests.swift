import Observation
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting

@testable import AudiobooksApp

@MainActor
struct AudiobooksScreenTests {
  private let book = Book.crime[0]
  private let reader = Credentials(name: "Ada", password: "sesame")
  private let accounts: InMemoryAccountService
  private let preferences = InMemoryPreferencesService()
  private let bookshelf: InMemoryBookshelfService
  private let exploration: ExplorationUIFactory
  private let library: LibraryUIFactory

  init() {
    accounts = InMemoryAccountService(registered: [reader])
    bookshelf = InMemoryBookshelfService(accounts: accounts)
    exploration = ExplorationUIFactory(
      catalogue: InMemoryCatalogueService(books: Book.invented), accounts: accounts,
      bookshelf: bookshelf,
      purchases: InMemoryPurchaseService(accounts: accounts, bookshelf: bookshelf),
      filter: GenreFilter())
    library = LibraryUIFactory(bookshelf: bookshelf, preferences: preferences)
  }

  private func makeLogin(_ reason: LoginReason = .requested) -> LoginScreen {
    LoginUIFactory(accounts: accounts, preferences: preferences, samples: [reader])
      .makeLogin(reason: reason)
  }

  @Test func discoverShowsCategoriesUntilASearch() throws {
    let discover = exploration.makeDiscover()
    let before = discover.tappableTitles

    try discover.type("bear", into: "Search")
    let meanwhile = discover.tappableTitles
    discover.showResults(for: "bear")

    #expect(meanwhile == ["Genres"])
    #expect(before == ["Genres"] + BookCategory.allCases.map(\.displayableString))
    #expect(discover.tappableTitles == ["Genres", "The Bear Who Fixed Radios"])
  }

  @Test func detailsFollowTheSessionAndTheBookshelf() throws {
    let details = exploration.makeProductDetails(of: book)

    let loggedOut = details.tappableTitles
    accounts.logIn(Account(name: reader.name))
    let loggedIn = details.tappableTitles
    details.buy()

    #expect(loggedOut == ["Play sample", "Log in to buy"])
    #expect(loggedIn == ["Play sample", "Buy for 9.99"])
    #expect(details.tappableTitles == ["Play sample"])
    #expect(details.texts.last == "On your bookshelf")
  }

  @Test func failedPurchaseIsReported() {
    let details = exploration.makeProductDetails(of: book)
    var errors: [String] = []
    details.onErrorOccurred = { errors.append($0.message) }

    details.buy()

    #expect(errors == ["Log in and try again."])
  }

  @Test func rightPasswordLogsInOnce() throws {
    let login = makeLogin()
    var successes: [Account] = []
    login.onLoginSucceeded = { successes.append($0) }
    try login.type("Ada", into: "Name")
    try login.type("sesame", into: "Password")

    try login.tap("Log in")
    try login.tap("Log in")

    #expect(successes == [Account(name: "Ada")])
  }

  @Test func wrongPasswordIsReportedAndCleared() throws {
    let login = makeLogin()
    var errors: [String] = []
    login.onErrorOccurred = { errors.append($0.title) }
    try login.type("Ada", into: "Name")
    try login.type("mellon", into: "Password")

    try login.tap("Log in")

    #expect(errors == ["Wrong password"])
    #expect(try login.field("Password").text.isEmpty)
    #expect(try login.field("Name").text == "Ada")
  }

  @Test func nameIsRememberedUntilTheReaderForbidsIt() throws {
    preferences.preferences.remember("Ada")
    let remembered = try makeLogin().field("Name").text

    try SettingsScreen(preferences: preferences, style: .sheet()).toggle("Remember me")

    #expect(remembered == "Ada")
    #expect(try makeLogin().field("Name").text.isEmpty)
  }

  @Test func playbackSpeedShortensTheTimeLeft() throws {
    accounts.logIn(Account(name: reader.name))
    bookshelf.put(BookshelfEntry(book))
    let shelvedBook = library.makeShelvedBook(book)
    let before = shelvedBook.texts.last

    try SettingsScreen(preferences: preferences, style: .sheet()).choose("2x", in: "Playback speed")

    #expect(before == "9 h 40 min left at 1x")
    #expect(shelvedBook.texts.last == "4 h 50 min left at 2x")
  }

  @Test func hiddenGenresAreNeitherListedNorFound() throws {
    let discover = exploration.makeDiscover()

    try exploration.makeGenreFilter().toggle("Children")
    let listed = discover.tappableTitles
    try discover.type("bear", into: "Search")
    discover.showResults(for: "bear")

    #expect(listed == ["Genres", "Crime", "Drama", "Fantasy", "Science fiction", "History"])
    #expect(discover.texts == ["No book matches."])
  }

  @Test(arguments: [
    (SortOrder.recommended, "The Lamplighter's Debt"), (.title, "A Quiet Count of Nine"),
    (.price, "Cold Harbour Lane Ends"), (.length, "Cold Harbour Lane Ends"),
  ])
  func listFollowsItsOrder(order: SortOrder, first: String) {
    let list = exploration.makeProductList(of: .crime)

    list.order = order

    #expect(list.tappableTitles.prefix(2) == ["Sort", first])
    #expect(list.tappableTitles.count == 7)
  }

  @Test func bookshelfCountsItsBooks() throws {
    let shelf = library.makeBookshelf()
    let emptyBadge = shelf.rootLevelRepresentation.badge
    accounts.logIn(Account(name: reader.name))

    bookshelf.put(BookshelfEntry(book))

    #expect(emptyBadge == nil)
    #expect(shelf.rootLevelRepresentation.badge == "1")
    #expect(shelf.tappableTitles == ["The Lamplighter's Debt"])
  }
}

/// The audiobook shop in three languages, which one set of scripts drives.
@MainActor
struct AudiobooksLanguageTests {
  private nonisolated static let wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]

  @Test(arguments: Texts.Language.allCases, wireframes)
  func playsTheSameScripts(in language: Texts.Language, on wireframe: WireframeVariant) async throws
  {
    for file in scripts(in: "../../Samples/Audiobooks/Scripts") {
      let script = try file.script()

      let english = await play(script, Texts(), wireframe)
      let translated = await play(script, Texts(language), wireframe)

      #expect(translated.refusals == [])
      #expect(translated.actions == english.actions)
      #expect(translated.places == english.places)
    }
  }

  /// A script that was recorded in one language is the one that was recorded in another.
  @Test(arguments: Texts.Language.allCases)
  func writesWhatTheUserDoesByIdentifiers(in language: Texts.Language) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = ApplicationController(audiobooksOn: stage, texts: Texts(language))
    app.finishLaunching()
    stage.perform(.tap("Crime"))
    stage.perform(.tap("Sort"))

    #expect(
      stage.possibleActions.map(\.description) == [
        #"choose "Recommended""#, #"choose "Title""#, #"choose "Price""#, #"choose "Length""#,
        #"choose "Cancel""#,
      ])
  }

  /// Every text of a page is translated.
  @Test(arguments: [Texts.Language.german, .arabic])
  func leavesNoTextInEnglish(_ language: Texts.Language) async throws {
    let texts = Texts(language)
    let untranslated = Set(texts.translations.filter { $0.key != $0.value }.keys)
    var left: Set<String> = []
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let watch = stage.watch { picture, _ in
      left.formUnion(picture.allTexts.filter(untranslated.contains))
    }
    let app = ApplicationController(audiobooksOn: stage, texts: texts)
    for file in scripts(in: "../../Samples/Audiobooks/Scripts") where file.name == "everything" {
      await app.play(try file.script())
    }

    #expect(left == [])
    watch.cancel()
  }

  @Test func hasEachTextInEachLanguage() {
    let (german, arabic) = (Texts(.german).translations, Texts(.arabic).translations)

    #expect(Set(german.keys) == Set(arabic.keys))
    for (english, translation) in Array(german) + Array(arabic) {
      let (wanted, found) = (english.filter { $0 == "%" }, translation.filter { $0 == "%" })
      #expect(wanted == found, "\(english) has as many values as \(translation)")
    }
  }

  private func play(
    _ script: Script, _ texts: Texts, _ wireframe: WireframeVariant
  ) async -> (actions: [String], refusals: [String], places: [[String]]) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = ApplicationController(
      audiobooksOn: stage, texts: texts, wireframe: wireframe.makeWireframe)
    await app.play(script)
    let lines = stage.log.lines.map { "\($0)" }
    let places = stage.picture.regions.map { $0.stacks.map { "\($0.count)" } }
    return (
      lines.filter { $0.hasPrefix(">") }, lines.filter { $0.contains("refused") }, places
    )
  }
}

extension StagePicture {
  /// Its texts.
  fileprivate var allTexts: [String] {
    let elements = pages.flatMap(\.elements).map(\.name)
    let alert = alert.map {
      [$0.content.title, $0.content.message] + $0.content.actions.map(\.title)
    }
    return pages.map(\.title) + pages.compactMap(\.dismissTitle) + elements + (alert ?? [])
      + regions.flatMap(\.rootItems).map(\.title)
  }
}
