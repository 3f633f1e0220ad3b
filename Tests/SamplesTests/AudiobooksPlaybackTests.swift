import Testing

@testable import AudiobooksApp

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
