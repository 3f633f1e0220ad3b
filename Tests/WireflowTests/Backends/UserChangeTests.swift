import TestSupport
import Testing
import Wireflow

/// Changes that the user has made on a backend before the stage hears of them.
@MainActor
struct UserChangeTests {
  private let backend = HeldBackend()
  private let rig: FlowRig

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend, wireframe: Self.makeSwitch)
    backend.forget()
    _ = rig.newLog()
  }

  private static func makeSwitch(_ stage: Stage) -> any ApplicationWireframe {
    WireframeSwitch(
      stage: stage,
      variants: [
        .init("tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init("drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
      ])
  }

  private var isShown: [Bool] { backend.transitions.map { $0.isShown(by: backend) } }

  @Test func followsATabThatIsSwitched() {
    rig.stage.userDid(.selected(rig.main.other), in: backend)

    rig.expectLog(
      matches: """
        > select "Other"
          select Other
        """)
    #expect(isShown == [true])
  }

  @Test func followsATabBehindAModal() {
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.root)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.selected(rig.main.other), in: backend)

    rig.expectLog(
      matches: """
        > select "Other" in "Root"
          select Other
        """)
    #expect(isShown == [true])
    #expect(rig.stage.modalScreens.titles == "Modal")
  }

  @Test func goesBackToTheRootThatIsPressedAgain() {
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    backend.forget()
    _ = rig.newLog()

    for root in [rig.main.root, PageScreen("Stranger")] {
      rig.stage.userDid(.selectedAgain(root), in: backend)
    }

    rig.expectLog(
      matches: """
        > select "Root"
          pop PageScreen "Page"
        """)
    #expect(isShown == [false])
  }

  @Test func sendsNothingForWhatIsThereAlready() {
    rig.stage.perform(.wireframe("drawer"))
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.closedDrawer, in: backend)

    rig.expectLog(
      matches: """
        > close drawer
          ignored close drawer: already there
        """)
    #expect(backend.commands.isEmpty)
  }

  @Test func followsADrawerAndThePlayer() {
    rig.stage.perform(.wireframe("drawer"))
    rig.wireframe.installMinimizable(Player(), animated: true)
    backend.forget()
    _ = rig.newLog()

    for change in [UserChange.openedDrawer, .closedDrawer, .maximized, .minimized] {
      rig.stage.userDid(change, in: backend)
    }

    rig.expectLog(
      matches: """
        > open drawer
          open drawer
        > close drawer
          close drawer
        > maximize
          maximize Player "Player"
        > minimize
          minimize Player "Player"
        """)
    #expect(isShown == [true, true, true, true])
  }

  @Test func followsColumnsThatCollapse() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let rig = FlowRig(backend: backend) { AdaptiveWireframe(stage: $0, formFactor: .regular) }
    backend.forget()

    rig.stage.userDid(.adapted(.compact), in: backend)

    rig.expectLog(
      matches: """
        > adapt compact
          adapt to tab bar: Root, Other
        """)
    #expect(backend.transitions.map { $0.isShown(by: backend) } == [true])
  }

  @Test func restoresWhatIsRefused() {
    rig.stage.userDid(.openedDrawer, in: backend)

    rig.expectLog(
      matches: """
        > open drawer
          refused: this wireframe has no drawer; possible: select "Root", select "Other"
          restore
        """)
    #expect(backend.commands == ["show [Root, Other]"])
  }

  @Test func restoresAScreenThatIsNoRootItem() {
    let (player, pushed) = (Player(), PageScreen("Pushed"))
    rig.wireframe.installMinimizable(player, animated: true)
    rig.wireframe.push(pushed, from: rig.main.root)
    let others: [any Screen] = [
      PageScreen("Stranger"), player, player.minimizedControls, pushed,
    ]
    for screen in others {
      backend.forget()
      rig.stage.userDid(.selected(screen), in: backend)
      #expect(backend.commands.count == 1 && backend.commands[0].hasPrefix("show ["))
    }
    for screen in [player, player.minimizedControls] {
      backend.forget()
      rig.stage.userDid(.removed([screen]), in: backend)
      #expect(backend.commands.count == 1 && backend.commands[0].hasPrefix("show ["))
    }
  }
}

/// A swipe back in the list of a split view, while a detail is beside it.
@MainActor
struct ColumnSwipeTests {
  private static let swipe = """
    > back to "Root"
      pop PageScreen "First"
    """

  let backend = HeldBackend()
  let rig: FlowRig
  let first = PageScreen("First")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend) { SplitWireframe(stage: $0) }
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.showDetail(PageScreen("Detail"), from: first)
    _ = rig.newLog()
  }

  @Test func namesTheScreenBelowSinceBackWouldCloseTheDetail() {
    rig.stage.userDid(.removed([first]), in: backend)

    rig.expectLog(matches: Self.swipe)
    #expect(rig.stage.detail(beside: rig.main.root).titles == "Detail")
  }
}
