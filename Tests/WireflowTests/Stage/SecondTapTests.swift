import TestSupport
import Testing
import Wireflow

/// The second tap on a root item is an event of its screen.
@MainActor
struct SecondTapTests {
  private final class FeedScreen: RootLevelRepresentable {
    let title = "Feed"
    var count = 0
    var onSecondTap: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    func rootItemWasSelectedAgain() {
      count += 1
      onSecondTap?()
    }
  }

  private let rig = FlowRig()
  private let feed = FeedScreen()

  init() {
    rig.wireframe.install(rootItems: [feed, PageScreen("B")])
    _ = rig.newLog()
  }

  @Test func tellsTheScreenAfterWhatTheWireframeMakesOfIt() {
    rig.wireframe.push(PageScreen("Page"), from: feed)
    _ = rig.newLog()
    var top = ""
    feed.onSecondTap = { [rig, feed] in top = rig.stage.stack(of: feed).titles }

    rig.stage.perform(.select("Feed"))

    #expect(feed.count == 1)
    #expect(top == "Feed")
    rig.expectLog(matches: "> select \"Feed\"\n  pop PageScreen \"Page\"")
  }

  @Test func tellsNothingOfTheFirstTapAndOfTheApp() {
    rig.stage.perform(.select("B"))
    rig.stage.perform(.select("Feed"))
    rig.wireframe.select(feed)

    #expect(feed.count == 0)
  }

  @Test func whatItAsksForStandsUnderTheTap() {
    feed.onSecondTap = { [rig, feed] in rig.wireframe.push(PageScreen("Top"), from: feed) }

    rig.stage.perform(.select("Feed"))

    rig.expectLog(
      matches: """
        > select "Feed"
          ignored pop to root of FeedScreen "Feed": already there
          push PageScreen "Top" onto Feed
        """)
  }
}
