import TestSupport
import Testing
import Wireflow

@MainActor
struct BatchTests {
  let rig = FlowRig()
  let page = PageScreen("Page")

  @Test func mergesTransitionsIntoOne() {
    let backend = HeldBackend()
    let rig = Rig(backend: backend)
    backend.promptCompletions = 1
    backend.completeLast()
    backend.forget()

    rig.wireframe.batch {
      rig.wireframe.push(page, from: rig.a)
      rig.wireframe.select(rig.b)
      rig.wireframe.presentModally(PageScreen("Modal"), from: rig.b)
    }

    #expect(
      backend.commands == [
        #"push PageScreen "Page" onto A + select B + present PageScreen "Modal" over PageScreen "B" as sheet, dismiss button Done"#
      ])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          + select B
          + present PageScreen "Modal" over PageScreen "B" as sheet, dismiss button Done
        """)
  }

  @Test func endsFlowsAfterIt() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in flow.notes.append("\(outcome)") }
    _ = rig.newLog()

    var notesInside: [String] = []
    rig.wireframe.batch {
      rig.wireframe.pop(child.page)
      rig.wireframe.push(page, from: rig.main.root)
      notesInside = rig.main.notes
    }

    #expect(notesInside.isEmpty)
    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + push PageScreen "Page" onto Root
          cancel ChildFlow
        """)
  }

  @Test func keepsAFlowThatHasAScreenAgainAtItsEnd() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.batch {
      child.wireframe.pop(child.page)
      child.wireframe.push(PageScreen("Second"), from: rig.main.root)
    }

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + push PageScreen "Second" onto Root
        """)
    #expect(child.wireframe.dismissAll() == .ignored(.nothingPresented))
  }

  @Test func deliversTheOutcomeOfAFlowThatFinishesInsideAfterIt() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in
      flow.notes.append("\(outcome.output ?? 0)")
      flow.wireframe.select(flow.other)
    }
    _ = rig.newLog()

    rig.wireframe.batch {
      child.finish(7)
      rig.wireframe.push(page, from: rig.main.root)
    }

    #expect(rig.main.notes == ["7"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          finish ChildFlow
          + push PageScreen "Page" onto Root
          select Other
        """)
  }

  @Test func showsWhatWasAskedBeforeAnError() {
    #expect(throws: Cancelled.self) {
      try rig.wireframe.batch {
        rig.wireframe.push(page, from: rig.main.root)
        rig.wireframe.select(rig.main.other)
        throw Cancelled()
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

  @Test func mergesABatchMadeInsideAnObserver() {
    var outcomes: [RequestOutcome] = []
    let observation = rig.stage.observe { [rig, page] change in
      guard case .entered(let screen) = change, screen === page else { return }
      rig.wireframe.batch {
        outcomes.append(rig.wireframe.push(PageScreen("Next"), from: page))
        outcomes.append(rig.wireframe.select(rig.main.other))
      }
    }

    rig.wireframe.push(page, from: rig.main.root)

    #expect(outcomes == [.queued, .queued])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          push PageScreen "Next" onto Root
          + select Other
        """)
    observation.cancel()
  }

  private struct Cancelled: Error {}
}

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

  @Test func ofAFlowThatHasEndedAreIgnored() {
    let rig = FlowRig(backend: first)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    child.finish(1)
    _ = rig.newLog()

    child.wireframe.announce("Too late")

    rig.expectLog(matches: "  ignored announce \"Too late\": ChildFlow has ended")
    #expect(first.heard == [])
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
@MainActor
private final class Listener: PresentationBackend {
  private(set) var heard: [Announcement] = []

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) { completion() }

  func announce(_ announcement: Announcement) { heard.append(announcement) }
}
