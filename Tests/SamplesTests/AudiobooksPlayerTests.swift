import AudiobooksApp
import Testing
import Wireflow
import WireflowTesting

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

    app.expectLog(
      matches: """
        > maximize
          maximize PlayerScreen "The Owl Tax"
        > tap "Minimize"
          minimize PlayerScreen "The Owl Tax"
        > tap "Open player"
          maximize PlayerScreen "The Owl Tax"
        > back
          minimize PlayerScreen "The Owl Tax"
        """)
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

    app.expectLog(
      matches: """
        > back
          pop ProductDetailsScreen "The Owl Tax"
        > tap "Thornwright"
          push ProductDetailsScreen "Thornwright" onto Discover
        > tap "Play sample"
          start PlayerFlowCoordinator
          remove player PlayerScreen "The Owl Tax"
          + install player PlayerScreen "Thornwright" above the tabs
          cancel PlayerFlowCoordinator
        > wait 1000ms
        """)
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

    app.expectLog(
      matches: """
        > tap "Show book"
          minimize PlayerScreen "The Owl Tax"
          + push ProductDetailsScreen "The Owl Tax" onto Profile
        > tap "Close player"
          remove player PlayerScreen "The Owl Tax"
          finish PlayerFlowCoordinator
        > back
          pop ProductDetailsScreen "The Owl Tax"
        """)
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
