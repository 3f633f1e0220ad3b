import TestSupport
import Testing
import Wireflow

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

  @Test func changeNothingOnStage() {
    let rig = FlowRig()
    let before = rig.stage.visibleScreens.map(\.title)

    rig.stage.inTurn { rig.wireframe.announce("3 results") }

    #expect(rig.stage.visibleScreens.map(\.title) == before)
    #expect(rig.stage.log.lines.last == "  announce \"3 results\"")
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
