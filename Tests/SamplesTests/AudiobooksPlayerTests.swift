import Testing
import Wireflow
import WireflowTesting

@testable import AudiobooksApp

/// How the sample plays books.
@MainActor
struct AudiobooksPlayerTests {
  /// Leads to a playing sample.
  private static let toASample = """
    tap "Fantasy"
    tap "The Owl Tax"
    tap "Play sample"
    """

  @Test func playsByTheSecond() async {
    let app = await AppDriver.audiobooks(after: Self.toASample)
    let atFirst = progress(of: app)

    await app.advance(by: .seconds(2))
    await app.advance(by: .milliseconds(999))
    let later = progress(of: app)
    app.tap("Pause")
    await app.advance(by: .seconds(5))

    #expect(atFirst == ["0:00 of 3:00"])
    #expect(later == ["0:02 of 3:00"])
    #expect(progress(of: app) == later)
    app.skipLog()
    await app.finish()
  }

  @Test func secondsAreNoSecondsTooManyAfterAShortPause() async {
    let app = await AppDriver.audiobooks(after: Self.toASample)

    await app.run(script: "wait 500ms\ntap \"Pause\"\ntap \"Play\"\nwait 500ms\nwait 1s")

    #expect(progress(of: app) == ["0:02 of 3:00"])
    app.tap("Close player")
    app.skipLog()
    await app.finish()
  }

  @Test func samplePlaysToItsEndAndAgain() async {
    let app = await AppDriver.audiobooks(after: Self.toASample)

    await app.advance(by: .seconds(240))
    let atTheEnd = progress(of: app)
    app.tap("Play")
    await app.advance(by: .seconds(1))

    #expect(atTheEnd == ["3:00 of 3:00"])
    #expect(progress(of: app) == ["0:01 of 3:00"])
    app.tap("Close player")
    app.skipLog()
    await app.finish()
  }

  @Test func pressedPlayerCoversTheAppAndGoesBack() async {
    let app = await AppDriver.audiobooks(after: Self.toASample + "\ntap \"Pause\"\nwait 1s")

    app.perform(.maximize)
    app.tap("Minimize")
    app.tap("Open player")
    app.back()

    app.assertSnapshot()
    await app.finish()
  }

  @Test func closedPlayerLeavesNothingBehind() async {
    let app = await AppDriver.audiobooks(after: Self.toASample)

    app.tap("Close player")

    app.expectLog(
      matches: """
        > tap "Close player"
          remove player PlayerScreen "The Owl Tax"
          finish PlayerFlowCoordinator
        """)
    #expect(app.stage.playerScreen == nil)
    await app.finish()
  }

  @Test func anotherBookTakesThePlaceOfTheOneThatPlays() async {
    let app = await AppDriver.audiobooks(after: Self.toASample)

    app.back()
    app.tap("Thornwright")
    app.tap("Play sample")
    await app.advance(by: .seconds(1))

    app.assertSnapshot()
    #expect(progress(of: app) == ["0:01 of 3:00"])
    app.tap("Close player")
    app.skipLog()
    await app.finish()
  }

  @Test func showsTheBookOfTheSampleWhereverTheReaderIs() async {
    let app = await AppDriver.audiobooks(
      after: Self.toASample + "\nselect \"Profile\"\nmaximize")

    app.tap("Show book")
    app.tap("Close player")
    app.back()

    app.assertSnapshot()
    await app.finish()
  }

  @Test func droppedAppLeavesNoPlayer() async throws {
    try await expectNoLeaks { tracker in
      let app = await AppDriver.audiobooks(
        .off(showSkipped: false), after: Self.toASample + "\nmaximize\nwait 1s")
      let player = try #require(app.stage.playerScreen)
      tracker.track(player, "player")
      tracker.track(player.minimizedControls, "controls")
      await app.finish()
    }
  }

  private func progress(of app: AppDriver) -> [String] {
    app.stage.visibleScreens.flatMap(\.content.elements).compactMap { element in
      if case .progress(let progress) = element { progress.label } else { nil }
    }
  }
}

/// The playback of a book that the reader owns.
@MainActor
struct AudiobooksPlaybackTests {
  private let book = Book.crime[0]
  private let preferences = InMemoryPreferencesService()
  private let bookshelf: InMemoryBookshelfService
  private let playback: Playback

  init() throws {
    let reader = Credentials(name: "Ada", password: "sesame")
    let accounts = InMemoryAccountService(registered: [reader])
    accounts.logIn(Account(name: reader.name))
    bookshelf = InMemoryBookshelfService(accounts: accounts)
    bookshelf.put(BookshelfEntry(book).hearingNextChapter())
    playback = Playback(
      of: Recording(book: book, extent: .whole), bookshelf: bookshelf, preferences: preferences)
    playback.play()
  }

  @Test func beginsAtTheFirstChapterThatWasNotHeard() {
    #expect(playback.positionText(Texts()) == "24:10 of 9:40:00")
  }

  @Test func notesEachChapterThatIsOver() {
    playback.advance(by: book.chapterLength - .seconds(1))
    let before = bookshelf.entry(for: book)?.chaptersHeard
    playback.advance(by: .seconds(1))

    #expect(before == 1)
    #expect(bookshelf.entry(for: book)?.chaptersHeard == 2)
  }

  @Test func bookThatWasRemovedIsNotPutBack() {
    bookshelf.remove(book)

    playback.advance(by: book.chapterLength)

    #expect(bookshelf.entries.isEmpty)
  }

  @Test func playsFasterAtADoubleSpeed() {
    preferences.preferences.playbackSpeed = .double

    playback.advance(by: .seconds(10))

    #expect(playback.positionText(Texts()) == "24:30 of 9:40:00")
  }

  @Test func sleepTimerStopsItOnce() {
    playback.sleepTimer = .quarter

    playback.advance(by: .seconds(899))
    let awake = playback.isPlaying
    playback.advance(by: .seconds(1))
    let asleep = playback.isPlaying
    playback.play()
    playback.advance(by: .seconds(1000))

    #expect(awake)
    #expect(!asleep)
    #expect(playback.isPlaying)
    #expect(playback.sleepTimer == .off)
  }
}

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
}
