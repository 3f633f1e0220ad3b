import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct BatchTests {
  let rig = FlowRig()
  let page = PageScreen("Page")

  @Test func endsFlowsAfterItUnlessTheyHaveAScreenAgain() {
    let (child, second) = (ChildFlow(rig.wireframe), ChildFlow(rig.wireframe, page: "Second"))
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    rig.main.start(second, from: rig.main.other) { $0.note($1) }
    _ = rig.newLog()

    rig.wireframe.batch {
      second.wireframe.pop(second.page)
      second.wireframe.push(PageScreen("Third"), from: rig.main.other)
      rig.wireframe.pop(child.page)
      rig.wireframe.push(page, from: rig.main.root)
      #expect(rig.main.notes.isEmpty)
    }

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop PageScreen "Second"
          + push PageScreen "Third" onto Other
          + pop PageScreen "Page"
          + push PageScreen "Page" onto Root
          cancel ChildFlow
        """)
  }

  @Test func deliversTheOutcomeOfAFlowThatFinishesInsideAfterIt() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in
      flow.note(outcome)
      flow.wireframe.select(flow.other)
    }
    _ = rig.newLog()

    rig.wireframe.batch {
      child.finish(7)
      rig.wireframe.push(page, from: rig.main.root)
    }

    #expect(rig.main.notes == ["finished 7"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          finish ChildFlow
          + push PageScreen "Page" onto Root
          select Other
        """)
  }

  @Test func showsWhatWasAskedBeforeAnError() {
    #expect(throws: CancellationError.self) {
      try rig.wireframe.batch {
        rig.wireframe.push(page, from: rig.main.root)
        rig.wireframe.select(rig.main.other)
        throw CancellationError()
      }
    }

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          + select Other
        """)
    #expect(rig.wireframe.select(rig.main.root) == .committed)
  }
}

/// The second tap on a root item is an event of its screen.
@MainActor
struct SecondTapTests {
  private final class FeedScreen: RootLevelRepresentable {
    let title = "Feed"
    var onSecondTap: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    func rootItemWasSelectedAgain() { onSecondTap?() }
  }

  @Test func isToldToTheScreenAfterWhatTheWireframeMakesOfIt() {
    let (rig, feed) = (FlowRig(), FeedScreen())
    feed.onSecondTap = { rig.wireframe.push(PageScreen("Top"), from: feed) }
    rig.wireframe.install(rootItems: [feed, PageScreen("B")])
    rig.wireframe.push(PageScreen("Page"), from: feed)
    _ = rig.newLog()

    for title in ["Feed", "Feed", "B", "Feed"] { rig.stage.perform(.select(.init(title))) }
    rig.wireframe.popToRoot(of: feed)
    rig.wireframe.select(feed)
    rig.stage.perform(.select("Feed"))

    assertSnapshot(of: rig.newLog())
  }
}

/// Announcements reach each backend once, with a line in the log.
@MainActor
struct AnnouncementTests {
  private let first = Listener()
  private let second = Listener()

  @Test func reachEachBackendAndTheLog() {
    let rig = FlowRig(backend: BackendGroup([first, BackendGroup([second])]))

    rig.wireframe.announce("3 \"results\"")
    rig.stage.announce("Saved", urgency: .now)

    rig.expectLog(
      matches: """
        > (app)
          announce "3 \\"results\\""
          announce "Saved" now
        """)
    let expected = [Announcement("3 \"results\""), Announcement("Saved", urgency: .now)]
    #expect(first.heard == expected)
    #expect(second.heard == expected)
  }

  @Test func fromBehindAWallAreIgnored() {
    let rig = WallRig(backend: first)
    let login = rig.raiseWall()

    rig.main.wireframe.announce("Your balance is 12")
    rig.stage.announce("Your balance is 12", urgency: .now)
    login.wireframe.announce("Wrong code")

    rig.expectLog(
      matches: """
          ignored announce "Your balance is 12": LoginScreen "Log in" is a wall
          ignored announce "Your balance is 12" now: LoginScreen "Log in" is a wall
          announce "Wrong code"
        """)
    #expect(first.heard == [Announcement("Wrong code")])
  }
}

/// A backend that shows nothing and hears announcements.
final class Listener: PresentationBackend {
  private(set) var heard: [Announcement] = []

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) { completion() }

  func announce(_ announcement: Announcement) { heard.append(announcement) }
}
