import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Modals that the user minimizes to the player's bar, and brings back.
@MainActor
struct DockingTests {
  /// Presents a draft, which the user minimizes.
  @discardableResult
  private func minimize(_ rig: FlowRig, _ title: String = "Draft") -> MinimizableDraft {
    let draft = MinimizableDraft(title)
    rig.wireframe.presentModally(draft, from: rig.root)
    rig.user(.minimize)
    return draft
  }

  /// Notes the visible screens.
  private func noteVisible(_ rig: FlowRig) {
    rig.note("visible: \(rig.stage.visibleScreens.titles)")
  }

  @Test func comesBack() {
    var stories = Stories()
    stories.tell("with its stack, its flow and its guard") { rig in
      let draft = MinimizableDraft()
      let flow = rig.start { $0.wireframe.presentModally(draft, from: $1) }
      flow.guardPage(draft)
      rig.wireframe.push("Recipients", from: draft)
      let actions = rig.stage.possibleActions
      #expect(rig.stage.allowsUserDismissal, "a swipe down minimizes it")
      rig.user(.minimize)
      rig.wireframe.push("Mail", from: rig.root)
      #expect(actions.contains(.minimize) && !actions.contains(.maximize))
      #expect(rig.stage.possibleActions.contains(.maximize))
      noteVisible(rig)
      rig.user(.maximize, .back, .dismiss, .choose("Keep"), .minimize)
      rig.wireframe.dismiss(draft)
      rig.user(.choose("OK"))
    }
    stories.tell("over a page that its bar has pushed onto the app") { rig in
      let draft = minimize(rig)
      rig.wireframe.push("Help", from: draft.minimizedControls)
      noteVisible(rig)
      rig.user(.maximize)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func takesTheAlertOfItsBarAlong() {
    let rig = FlowRig()
    let draft = minimize(rig)
    rig.wireframe.presentAlert(AlertContent(title: "Q"), from: draft.minimizedControls)
    rig.wireframe.remove(draft)
    #expect(rig.stage.shownAlert == nil)
  }

  @Test func hasABarOfItsOwn() {
    var stories = Stories()
    stories.tell("before the player and earlier drafts") { rig in
      rig.wireframe.installMinimizable(Player(), animated: true)
      for title in ["First", "Second"] {
        minimize(rig, title)
        noteVisible(rig)
      }
      rig.note(NavigationTree(rig.stage))
      for _ in 1...2 {
        rig.user(.maximize, .dismiss)
        noteVisible(rig)
      }
    }
    stories.tell("out of reach while another modal is over it") { rig in
      let (draft, over) = (MinimizableDraft(), MinimizableDraft("Over"))
      rig.wireframe.presentModally(draft, from: rig.root)
      rig.wireframe.presentModally(over, from: draft)
      #expect(!rig.stage.possibleActions.contains(.minimize))
      rig.note(rig.wireframe.minimizeFullscreenView(animated: true))
      rig.user(.minimize, .back)
    }
    stories.tell("that leaves with its flow, and a foreign modal is presented again") { rig in
      let flow = rig.start { $0.wireframe.presentModally(MinimizableDraft(), from: $1) }
      rig.user(.minimize)
      let sheet = flow.wireframe.present("Sheet", from: rig.root)
      rig.startModal("Foreign", from: sheet)
      flow.finish(1)
    }
    assertSnapshot(of: stories.text)
  }
}
