import TestSupport
import Testing
import Wireflow

/// A wireframe and a player that try a request out while the stage tries another one.
@MainActor
struct AskingWhileTryingTests {
  @Test func leavesAllAsItIs() {
    let rig = FlowRig { AskingWireframe($0) }
    let (root, wireframe) = (rig.main.root, rig.wireframe)
    var sender: any Screen = root
    for name in ["First", "Second", "Third"] {
      let modal = PageScreen(name)
      wireframe.presentModally(modal, from: sender)
      sender = modal
    }
    _ = rig.newLog()

    let refused = wireframe.transaction {
      wireframe.dismissAll()
      wireframe.push(PageScreen("Page"), from: root)
      wireframe.installMinimizable(AskingPlayer(rig), animated: false)
      wireframe.push(PageScreen("Page"), from: PageScreen("Nowhere"))
    }

    #expect(refused != .committed)
    expectNoViolations(of: rig.stage)
    wireframe.transaction {
      wireframe.dismissAll()
      wireframe.installMinimizable(AskingPlayer(rig), animated: false)
      wireframe.push(PageScreen("Page"), from: root)
    }
    expectNoViolations(of: rig.stage)
    rig.expectLog(
      matches: """
          ignored transaction [dismiss all, push PageScreen "Page", install player AskingPlayer \
        "Player", push PageScreen "Page"]: PageScreen "Nowhere" is not on stage
          dismiss PageScreen "Third"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "First"
          + install player AskingPlayer "Player" above the tabs
          + push PageScreen "Page" onto Root
        """)
  }
}

/// A tab bar that tries another request out for each one.
@MainActor
private final class AskingWireframe: ApplicationWireframe {
  let stage: Stage
  private let base: TabBarWireframe
  private var isAsking = false

  init(_ stage: Stage) {
    self.stage = stage
    base = TabBarWireframe(stage: stage)
  }

  var policy: any WireframePolicy {
    if !isAsking, !stage.visibleScreens.isEmpty {
      isAsking = true
      _ = (verdict(on: .dismissAll), stage.allowsUserPop, stage.allowsUserDismissal)
      isAsking = false
    }
    return base.policy
  }
}

/// A player whose controls are made only after a question.
@MainActor
private final class AskingPlayer: FullscreenMinimizable {
  let title = "Player"
  var onMinimizedPlayerPressed: (() -> Void)?
  private let controls = PageScreen("Controls")
  private weak let rig: FlowRig?

  init(_ rig: FlowRig) {
    self.rig = rig
  }

  var minimizedControls: any Screen {
    if let rig { _ = rig.wireframe.verdict(on: .push(PageScreen("Asked"), from: rig.main.root)) }
    return controls
  }
}
