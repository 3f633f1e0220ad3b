import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@MainActor
struct OwnershipTests {
  let rig = FlowRig()

  @Test func belongsToTheFlowThatAsks() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)

    rig.wireframe.push(PageScreen("Of main"), from: child.page)
    rig.wireframe.presentModally(PageScreen("Modal"), from: child.page)

    #expect(owners == ["MainFlow", "ChildFlow", "MainFlow", "MainFlow"])
  }

  @Test func belongsToTheFlowOfItsSenderWhenNobodyAsks() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    let base = rig.wireframe.base

    base.push(PageScreen("Pushed"), from: child.page)
    base.presentModally(PageScreen("Modal"), from: child.page)
    base.presentModally(PageScreen("Expired"))

    #expect(owners == ["MainFlow", "ChildFlow", "ChildFlow", "ChildFlow", nil])
  }

  @Test func belongsToTheFlowOfTheScreenThatItReplaces() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    rig.wireframe.base.replace(child.page, with: PageScreen("New"))
    #expect(owners == ["MainFlow", "ChildFlow"])

    rig.wireframe.replace(rig.stage.stack(of: rig.main.root)[1], with: PageScreen("Newer"))
    #expect(owners == ["MainFlow", "MainFlow"])
    #expect(rig.main.notes == ["cancelled"])
  }

  @Test func keepsItsOwnerThroughAPolicyThatAsksForSomethingElse() {
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: PushesAsModals()) }
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    #expect(NavigationTree(rig.stage).modals[0].screens.map(\.flow) == ["ChildFlow"])
    child.finish(1)

    #expect(rig.main.notes == ["finished 1"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          present PageScreen "Page" over PageScreen "Root" as sheet, dismiss button Close
          dismiss PageScreen "Page"
          finish ChildFlow
        """)
  }

  @Test func isNobodysAfterItsFlowEndedWhileAPolicysRequestWaited() {
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: PushesAsModals()) }
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.finish(1)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          ignored push PageScreen "Page": ChildFlow has ended
        """)
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func ownsARootThatIsInstalledInTheSameOutcome() {
    let root = PageScreen("New")
    let owner = ChildFlow(rig.wireframe) { _, _ in }
    let area = ChildFlow(rig.wireframe) { flow, _ in
      flow.wireframe.install(rootItems: [root])
      flow.start(owner, owning: root) { $0.note($1) }
    }
    let login = ChildFlow(rig.wireframe, page: "Log in")
    rig.main.start(login, from: rig.main.root) { main, _ in main.start(area, from: main.root) }

    login.finish(1)

    #expect(owners == ["ChildFlow"])
    #expect(NavigationTree(rig.stage).roots[0].screens[0].flow == "ChildFlow")
    #expect(area.notes.isEmpty)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Log in" onto Root
          pop PageScreen "Log in"
          finish ChildFlow
          start ChildFlow
          install tab bar: New
          start ChildFlow
        """)
  }

  @Test func ownsARootOfAModalThatWaitsBehindAnAlert() {
    let root = PageScreen("Tab")
    let owner = ChildFlow(rig.wireframe) { _, _ in }
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)

    rig.wireframe.presentModally(
      rootItems: [root, PageScreen("Other")], in: TabBarWireframe(stage: rig.stage))
    rig.main.start(owner, owning: root) { $0.note($1) }
    rig.stage.perform(.choose("OK"))

    #expect(rig.stage.flow(of: root) == "ChildFlow")
    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
          hold present PageScreen "Tab": alert "First" is open
        > choose "OK"
          close alert "First"
          present PageScreen "Tab" over PageScreen "Root" as sheet, dismiss button Close, tab bar: Tab, Other
          start ChildFlow
        """)
  }

  @Test func ownsARootOfAnUpdateThatAGuardHolds() {
    let root = PageScreen("Admin")
    let owner = ChildFlow(rig.wireframe) { _, _ in }
    let guarding = ChildFlow(rig.wireframe)
    rig.main.start(guarding, from: rig.main.root)
    guarding.guardRequests { flow, _ in
      .ask(AlertContent(title: "Sure?"), from: flow.page) { _ in true }
    }
    _ = rig.newLog()

    rig.wireframe.update(rootItems: [rig.main.root, root])
    rig.main.start(owner, owning: root) { $0.note($1) }
    rig.stage.perform(.choose("OK"))

    #expect(rig.stage.flow(of: root) == "ChildFlow")
    rig.expectLog(
      matches: """
          hold update Root, Admin: ChildFlow decides
          alert "Sure?" [OK]
        > choose "OK"
          close alert "Sure?"
          update tab bar: Root, Admin
          start ChildFlow
        """)
  }

  /// The owners of the selected root's stack and of the modals, from the back to the front.
  private var owners: [String?] {
    let tree = NavigationTree(rig.stage)
    return tree.roots[0].screens.map(\.flow) + tree.modals.flatMap { $0.screens.map(\.flow) }
  }
}

/// A policy that shows each push as a form sheet.
private struct PushesAsModals: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .push(let screen, let sender) = request else { return .request(request) }
    return .request(.present(screen, from: sender, style: .formSheet, dismissButton: .close))
  }
}
