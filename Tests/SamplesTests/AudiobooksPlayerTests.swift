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

  private func progress(of app: AppDriver) -> [String] {
    app.stage.visibleScreens.flatMap(\.content.elements).compactMap { element in
      if case .progress(let progress) = element { progress.label } else { nil }
    }
  }
}
