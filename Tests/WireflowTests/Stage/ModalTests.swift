import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Modals: their styles, their flows, and their presenters.
@MainActor
struct ModalTests {
  @Test func areShownInAStyle() {
    var stories = Stories()
    stories.tell("the one that the screen prefers") { rig in
      let modal = PageScreen("Modal")
      modal.allowedModalDismissButtonStyle = nil
      for style: ModalStyle in [
        .sheet([.medium, .height(80)]), .fullScreen, .formSheet,
        .popover(anchor: "More", preferredSize: .init(width: 320, height: 200)),
      ] {
        modal.preferredModalStyle = style
        rig.wireframe.request(.modal(modal, from: rig.root), .dismiss(modal))
      }
      modal.onDismissalAttempt = { [weak rig] in rig?.note("the modal hears of the attempt") }
      rig.wireframe.presentModally(modal)
      rig.user(.dismiss)
    }
    stories.tell(
      "that of the container that comes with it", FlowRig { AdaptiveWireframe(stage: $0) }
    ) {
      rig in
      rig.wireframe.transaction {
        rig.wireframe.request(.adapt(.regular), .modal(PageScreen("Page"), from: rig.root))
      }
      rig.note(rig.stage.picture.modals.map(\.style))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func stayWhereASwipeLeadsToThem() {
    var stories = Stories()
    let backend = TextRecorder()
    stories.tell("one that a swipe leads to stays", FlowRig(backend: backend)) { rig in
      let login = ChildFlow.modal(rig.wireframe, page: "Login")
      rig.main.start(login, from: rig.root) { flow, _ in
        flow.wireframe.present("Survey", from: flow.root)
      }
      rig.stage.userDid(.removed([login.page]), in: backend)
    }
    stories.tell("one that is presented anew stays", FlowRig(backend: backend)) { rig in
      let low = rig.wireframe.present("Low", from: rig.root)
      let high = ChildFlow.modal(rig.wireframe, page: "High")
      rig.main.start(high, from: low) { flow, _ in
        flow.wireframe.request(.dismiss(low), .modal(low, from: flow.root))
      }
      rig.stage.userDid(.removed([low, high.page]), in: backend)
    }
    assertSnapshot(of: stories.text)
  }

  /// A modal goes with its presenter where the caller says so.
  @Test func areTiedToTheirPresenters() {
    func tie(_ title: String, to sender: any Screen, _ rig: FlowRig) -> PageScreen {
      let modal = PageScreen(title)
      rig.wireframe.presentModally(modal, from: sender, whenSenderLeaves: .leaves)
      return modal
    }
    var stories = Stories()
    stories.tell("it goes with others whose presenters leave at once") { rig in
      let page = rig.wireframe.push("Page")
      let child = rig.start("Child", from: page) { flow, sender in
        flow.wireframe.presentModally(flow.page, from: sender, whenSenderLeaves: .leaves)
      }
      let second = rig.wireframe.push("Second", from: page)
      _ = tie("Tied", to: second, rig)
      child.wireframe.present("Free", from: rig.root)
      rig.wireframe.pop(page)
    }
    stories.tell("it goes when the flow of its presenter ends") { rig in
      let page = rig.wireframe.push("Page")
      let child = rig.start("Child", from: page)
      _ = tie("Tied", to: child.page, rig)
      child.guardRequests { _, _ in .refuse("unsaved") }
      rig.wireframe.pop(page)
      child.removeGuard()
      child.finish(1)
    }
    stories.tell("it is tied when it waited, and by a transaction that succeeds") { rig in
      let page = rig.wireframe.push("Page")
      let alert = rig.wireframe.ask("Wait")
      let tied = tie("Tied", to: page, rig)
      alert.close()
      for isPossible in [false, true] {
        rig.wireframe.transaction {
          let second = tie("Second", to: tied, rig)
          rig.wireframe.push("Next", from: isPossible ? second : PageScreen("Nowhere"))
        }
        rig.main.notes += rig.stage.violations()
      }
      rig.wireframe.pop(page)
    }
    assertSnapshot(of: stories.text)
  }
}
