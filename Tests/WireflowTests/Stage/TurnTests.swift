import TestSupport
import Testing
import Wireflow

/// Work in a turn of its own.
@MainActor
struct TurnTests {
  @Test
  func isDoneAtOnceWhileTheStageRests() {
    let rig = Rig()
    var isDone = false

    rig.stage.inTurn { isDone = true }

    #expect(isDone)
  }

  @Test
  func findsTheStateAsItIsAfterTheStagesOwnWork() {
    let rig = Rig()
    let page = PageScreen("Page")
    var outcomes: [RequestOutcome] = []
    let observation = rig.stage.observe { change in
      guard case .entered = change, outcomes.isEmpty else { return }
      outcomes.append(rig.wireframe.pop(page))
      rig.stage.inTurn { outcomes.append(rig.wireframe.select(rig.b)) }
    }

    rig.wireframe.push(page, from: rig.a)

    #expect(outcomes == [.queued, .committed])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          pop PageScreen "Page"
          select B
        """)
    withExtendedLifetime(observation) {}
  }

  @Test
  func knowsTheCoordinatorOfAScreen() {
    let rig = FlowRig()

    #expect(rig.stage.coordinator(of: rig.main.root) === rig.main)
    #expect(rig.stage.coordinator(of: PageScreen("Elsewhere")) == nil)
  }
}
