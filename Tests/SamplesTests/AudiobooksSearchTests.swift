import AudiobooksApp
import Testing
import Wireflow
import WireflowTesting

/// A search of the sample, which follows the typed text.
@MainActor
struct AudiobooksSearchTests {
  @Test func newSearchCancelsTheOneBefore() async {
    let app = await AppDriver.audiobooks(after: "")

    app.type("bear", into: "Search")
    await app.advance(by: .milliseconds(200))
    app.type("Agnes Moor", into: "Search")
    await app.advance(by: .milliseconds(200))
    let early = app.stage.rootScreens[0].tappableTitles
    await app.advance(by: .milliseconds(100))
    let found = app.stage.rootScreens[0].tappableTitles
    app.tap("The Salt Road")

    #expect(early == ["Genres"])
    #expect(found.contains("The Salt Road") && !found.contains("The Bear Who Fixed Radios"))
    app.expectLog(
      matches: """
        > type "bear" into "Search"
        > wait 200ms
        > type "Agnes Moor" into "Search"
        > wait 200ms
        > wait 100ms
          announce "4 books"
        > tap "The Salt Road"
          push ProductDetailsScreen "The Salt Road" onto Discover
        """)
    await app.finish()
  }

  @Test func searchGoesOnWhileTheReaderLooksElsewhere() async {
    let app = await AppDriver.audiobooks(after: "")

    app.type("bear", into: "Search")
    app.select("Bookshelf")
    await app.advance(by: .milliseconds(300))
    app.select("Discover")
    app.tap("The Bear Who Fixed Radios")

    app.expectLog(
      matches: """
        > type "bear" into "Search"
        > select "Bookshelf"
          select Bookshelf
        > wait 300ms
        > select "Discover"
          select Discover
        > tap "The Bear Who Fixed Radios"
          push ProductDetailsScreen "The Bear Who Fixed Radios" onto Discover
        """)
    await app.finish()
  }
}
