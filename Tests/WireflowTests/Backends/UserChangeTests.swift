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

  private var isShown: [Bool] { backend.transitions.map { $0.isShown(by: backend) } }

  @Test func followsRootItems() {
    let rig = makeRig()
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    rig.stage.userDid(.selectedAgain(rig.main.root), in: backend)
    rig.stage.userDid(.selectedAgain(PageScreen("Stranger")), in: backend)
    rig.stage.userDid(.selected(rig.main.other), in: backend)
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.root)
    rig.stage.userDid(.selected(rig.main.root), in: backend)

    assertSnapshot(of: rig.newLog())
    #expect(isShown == [false, false, true, false, true])
  }

  @Test func followsADrawerAndThePlayer() {
    let rig = makeRig { HamburgerWireframe(stage: $0) }
    rig.wireframe.installMinimizable(Player(), animated: true)
    _ = rig.newLog()
    for change in [UserChange.openedDrawer, .closedDrawer, .closedDrawer, .maximized, .minimized] {
      rig.stage.userDid(change, in: backend)
    }

    assertSnapshot(of: rig.newLog())
    #expect(isShown == [false, true, true, true, true])
  }

  @Test func followsColumnsThatCollapse() {
    let rig = makeRig { AdaptiveWireframe(stage: $0, formFactor: .regular) }
    rig.stage.userDid(.adapted(.compact), in: backend)

    rig.expectLog(
      matches: """
        > adapt compact
          adapt to tab bar: Root, Other
        """)
    #expect(isShown == [true])
  }

  @Test func followsASwipeInAListAndRestoresTheDetailBesideIt() {
    let rig = makeRig { SplitWireframe(stage: $0) }
    let (first, detail) = (PageScreen("First"), PageScreen("Detail"))
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.showDetail(detail, from: first)
    _ = rig.newLog()
    rig.stage.userDid(.removed([detail]), in: backend)
    rig.stage.userDid(.removed([first]), in: backend)

    // A step back would close the detail, so the action names the screen below.
    rig.expectLog(
      matches: """
          restore
        > back to "Root"
          pop PageScreen "First"
        """)
    #expect(rig.stage.detail(beside: rig.main.root).titles == "Detail")
  }

  @Test func restoresWhatIsRefusedOrNoRootItem() {
    let rig = makeRig()
    let (player, pushed) = (Player(), PageScreen("Pushed"))
    rig.wireframe.installMinimizable(player, animated: true)
    rig.wireframe.push(pushed, from: rig.main.root)
    _ = rig.newLog()
    let changes: [UserChange] = [
      .openedDrawer, .selected(PageScreen("Stranger")), .selected(player),
      .selected(player.minimizedControls), .selected(pushed), .removed([player]),
      .removed([player.minimizedControls]), .removed([rig.main.root]),
    ]
    for change in changes {
      backend.forget()
      rig.stage.userDid(change, in: backend)
      #expect(backend.commands == ["show [Root/Pushed, Other]"])
    }

    let refusal = "refused: this wireframe has no drawer"
    #expect(rig.newLog().hasPrefix("> open drawer\n  \(refusal)"))
  }
}

/// Screens that the user has removed on a backend.
@MainActor
struct UserRemovalTests {
  let backend = HeldBackend()
  let rig: FlowRig
  let first = PageScreen("First")
  let second = PageScreen("Second")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend)
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.push(second, from: first)
    backend.forget()
    _ = rig.newLog()
  }

  @Test func restoresWhenTransitionsArePending() {
    backend.promptCompletions = 0
    rig.wireframe.push(PageScreen("Third"), from: second)
    rig.wireframe.select(rig.main.other)
    rig.wireframe.select(rig.main.root)
    _ = rig.newLog()

    for _ in 0..<2 { rig.stage.userDid(.removed([second]), in: backend) }
    backend.completeLast()

    rig.expectLog(
      matches: """
        > back to "First"
          pop to PageScreen "First"
          restore
        > (app)
          restore
        """)
    #expect(
      backend.commands == [
        #"push PageScreen "Third" onto Root"#, "show [Root/First, Other]",
      ])
    #expect(backend.transitions.map(\.isAnimated) == [true, false])
  }

  @Test func followsOnAStackThatIsNotInFrontAndRestoresWhatIsOnSeveral() {
    let page = PageScreen("Page")
    rig.wireframe.select(rig.main.other)
    rig.wireframe.push(page, from: rig.main.other)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([page, second]), in: backend)
    rig.stage.userDid(.removed([second]), in: backend)
    rig.wireframe.push(PageScreen("Third"), from: first)
    rig.stage.userDid(.removed(rig.stage.stack(of: first).suffix(2)), in: backend)

    assertSnapshot(of: rig.newLog())
    #expect(
      backend.commands == [
        #"pop PageScreen "Page""#, "show [Root/First/Second, Other]", #"pop PageScreen "Second""#,
        #"push PageScreen "Third" onto Root"#, #"pop to PageScreen "Root""#,
      ])
    #expect(
      backend.transitions.map { $0.isShown(by: backend) } == [true, false, true, false, true])
  }

  @Test func showsItOnTheOtherMembersOfAGroup() {
    let (member, other) = (HeldBackend(), HeldBackend())
    member.promptCompletions = 1
    other.promptCompletions = 1
    let rig = FlowRig(backend: BackendGroup([member, other]))
    rig.wireframe.push(first, from: rig.main.root)
    member.forget()
    other.forget()

    rig.stage.userDid(.removed([first]), in: member)

    #expect(other.commands == [#"pop PageScreen "First""#])
    #expect(member.transitions.map { $0.isShown(by: member) } == [true])
    #expect(other.transitions.map { $0.isShown(by: other) } == [false])
  }

  @Test func restoresWhenAWireframeDecidesOtherwise() {
    let rig = FlowRig(backend: backend) { PolicyWireframe(stage: $0, policy: KeepsScreens()) }
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([page]), in: backend)

    rig.expectLog(
      matches: """
        > back
          ignored pop to PageScreen "Page": already there
          restore
        """)
    #expect(backend.commands == ["show [Root/Page, Other]"])
  }

  @Test func restoresWhenAnAlertClosesWithIt() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: second) {
      answers.append($0?.action)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([second]), in: backend)

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
        > back
          close alert "Sure?"
          + pop PageScreen "Second"
          restore
        """)
    #expect(backend.commands.last == "show [Root/First, Other]")
  }

  @Test func restoresASheetThatMayNotBeDismissed() {
    let modal = PageScreen("Modal")
    modal.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(modal, from: second)
    _ = rig.newLog()

    rig.stage.userDid(.removed([modal]), in: backend)

    rig.expectLog(
      matches: """
        > dismiss
          ignored dismiss PageScreen "Modal": PageScreen "Modal" may not be dismissed
          restore
        """)
    #expect(backend.commands.last == "show [Root/First/Second, Other, modal Modal]")
  }
}

/// A policy under which the user cannot go back.
private struct KeepsScreens: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .pop(let screen) = request, state.isUserRequest else { return .request(request) }
    return .request(.popTo(screen))
  }
}
