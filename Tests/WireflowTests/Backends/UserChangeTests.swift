import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Changes that the user has made on a backend before the stage hears of them.
@MainActor
struct UserChangeTests {
  private let backend = HeldBackend()

  private func makeRig(
    _ make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) -> FlowRig {
    backend.promptCompletions = 1
    let rig = FlowRig(backend: backend, wireframe: make)
    backend.forget()
    return rig
  }

  /// Notes what the backend was sent, and whether it shows that already.
  private func note(_ rig: FlowRig) {
    let shown = backend.transitions.map { $0.isShown(by: backend) ? "shown: " : "" }
    rig.main.notes += zip(shown, backend.commands).map { $0 + $1 }
    backend.forget()
  }

  @Test func areFollowed() {
    var stories = Stories()
    stories.tell("on root items", makeRig()) { rig in
      rig.wireframe.push("Page")
      rig.stage.userDid(.selectedAgain(rig.root), in: backend)
      rig.stage.userDid(.selectedAgain(PageScreen("Stranger")), in: backend)
      rig.stage.userDid(.selected(rig.other), in: backend)
      rig.wireframe.present("Modal", from: rig.root)
      rig.stage.userDid(.selected(rig.root), in: backend)
      note(rig)
    }
    stories.tell("on a drawer and the player", makeRig { HamburgerWireframe(stage: $0) }) { rig in
      rig.wireframe.installMinimizable(Player(), animated: true)
      for change in [UserChange.openedDrawer, .closedDrawer, .closedDrawer, .maximized, .minimized]
      {
        rig.stage.userDid(change, in: backend)
      }
      note(rig)
    }
    stories.tell("on a stack that is not in front, but not on several at once", makeRig()) { rig in
      let first = rig.wireframe.push("First")
      let second = rig.wireframe.push("Second")
      rig.wireframe.select(rig.other)
      let page = rig.wireframe.push("Page")
      rig.stage.userDid(.removed([page, second]), in: backend)
      rig.stage.userDid(.removed([second]), in: backend)
      rig.wireframe.push("Third", from: first)
      rig.stage.userDid(.removed(rig.stage.state.stack(of: first).suffix(2)), in: backend)
      note(rig)
    }
    let other = HeldBackend()
    other.promptCompletions = 1
    stories.tell("and shown on others", FlowRig(backend: BackendGroup([backend, other]))) { rig in
      let first = rig.wireframe.push("First")
      for member in [backend, other] { member.forget() }
      rig.stage.userDid(.removed([first]), in: backend)
      note(rig)
      rig.note(
        "other: \(other.commands), shown: \(other.transitions.map { $0.isShown(by: other) })")
    }
    assertSnapshot(of: stories.text)
  }

  @Test func areRestored() {
    var stories = Stories()
    stories.tell("if they are refused or concern no root item", makeRig()) { rig in
      let (player, pushed) = (Player(), PageScreen("Pushed"))
      rig.wireframe.installMinimizable(player, animated: true)
      rig.wireframe.push(pushed, from: rig.root)
      let changes: [UserChange] = [
        .openedDrawer, .selected(PageScreen("Stranger")), .selected(player),
        .selected(player.minimizedControls), .selected(pushed), .removed([player]),
        .removed([player.minimizedControls]), .removed([rig.root]),
      ]
      for change in changes {
        backend.forget()
        rig.stage.userDid(change, in: backend)
        #expect(backend.commands == ["show [Root/Pushed, Other]"])
      }
    }
    stories.tell(
      "when a wireframe decides otherwise",
      makeRig { PolicyWireframe(stage: $0, policy: KeepsScreens()) }
    ) { rig in
      rig.stage.userDid(.removed([rig.wireframe.push("Page")]), in: backend)
      note(rig)
    }
    stories.tell("while a guard holds, and goes when it allows", makeRig()) { rig in
      let child = rig.start()
      child.guardPage()
      rig.stage.userDid(.removed([child.page]), in: backend)
      rig.user(.choose("OK"))
      note(rig)
    }
    assertSnapshot(of: stories.text)
  }

  /// A policy under which the user cannot go back.
  private struct KeepsScreens: WireframePolicy {
    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      guard case .pop(let screen) = request, state.isUserRequest else { return .request(request) }
      return .request(.popTo(screen))
    }
  }

  /// A flow whose screens the user takes away is gone, with its screens and its pending work
  /// (Holubieva, "Coordinator": a child that is swiped back stays in its parent's array).
  @Test func takeFlowsAway() {
    weak var (flow, page): (ChildFlow?, PageScreen?)
    let rig = FlowRig(backend: backend)
    do {
      let child = rig.start { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        for title in ["Second", "Third"] { flow.wireframe.push(title) }
        flow.after(.seconds(1), on: flow.page) { flow, _ in flow.finish(1) }
      }
      (flow, page) = (child, child.page)
    }
    backend.completeAll()
    rig.stage.userDid(
      .removed(rig.stage.state.stack(of: rig.root).dropFirst().reversed()), in: backend)
    backend.completeAll()
    #expect(rig.main.notes == ["cancelled"])
    #expect(rig.scheduler.pending == [])
    #expect(flow == nil && page == nil)
  }
}
