import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// One call that shows a place from anywhere.
@MainActor
struct ShowPlaceTests {
  private let order = PageScreen("Order 7")

  /// An app with a sheet, a sheet on it and an open drawer or a maximized player, far from the place.
  private func makeRig(_ shape: Shape) -> FlowRig {
    let rig = FlowRig { shape.makeWireframe($0) }
    rig.wireframe.push(PageScreen("Old order"), from: rig.main.other)
    rig.wireframe.presentModally(PageScreen("Sheet"), from: rig.main.root)
    rig.wireframe.presentModally(PageScreen("Upper"))
    _ = rig.newLog()
    return rig
  }

  @Test(arguments: Shape.allCases)
  func goesThereFromAnywhereInOneTransition(_ shape: Shape) {
    let rig = makeRig(shape)

    let outcome = rig.wireframe.showPlace([order], in: rig.main.other)

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
          dismiss PageScreen "Upper"
          + dismiss PageScreen "Sheet"
          + select Other
          + pop PageScreen "Old order"
          + push PageScreen "Order 7" onto Other
        """)
    #expect(rig.stage.frontScreen === order)
  }

  @Test func asksEachGuardOnceAndChangesNothingIfOneRefuses() {
    let rig = makeRig(.tabBar)
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(child, from: rig.stage.frontScreen ?? order)
    var asked: [String] = []
    child.guardRequests { flow, request in
      asked.append("\(request.leaving.titles) for \(request.arriving.titles)")
      let question = AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")])
      return .ask(question, from: flow.page) { $0.title == "Discard" }
    }
    let tree = NavigationTree(rig.stage)
    _ = rig.newLog()

    rig.wireframe.showPlace([order], in: rig.main.other)
    rig.stage.perform(.choose("Keep"))
    #expect(NavigationTree(rig.stage) == tree)
    rig.wireframe.showPlace([order], in: rig.main.other)
    rig.stage.perform(.choose("Discard"))

    #expect(asked == Array(repeating: "Page/Upper/Sheet/Old order for Order 7", count: 2))
    rig.expectLog(
      matches: """
          hold show place PageScreen "Order 7": ChildFlow decides
          alert "Discard?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard?"
          ignored show place PageScreen "Order 7": ChildFlow refused, Keep
        > (app)
          hold show place PageScreen "Order 7": ChildFlow decides
          alert "Discard?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard?"
          dismiss PageScreen "Page"
          + dismiss PageScreen "Upper"
          + dismiss PageScreen "Sheet"
          + select Other
          + pop PageScreen "Old order"
          + push PageScreen "Order 7" onto Other
          cancel ChildFlow
        """)
  }

  @Test func minimizesThePlayerAndClosesTheDrawer() {
    let rig = FlowRig { HamburgerWireframe(stage: $0) }
    rig.wireframe.installMinimizable(Player(), animated: false)
    rig.wireframe.maximizeMinimizableView(animated: false)
    _ = rig.newLog()

    rig.wireframe.showPlace(in: rig.main.other)
    rig.stage.perform(.openDrawer)
    rig.wireframe.showPlace(in: rig.main.other)
    let again = rig.wireframe.showPlace(in: rig.main.other)

    #expect(again == .ignored(.alreadyThere))
    rig.expectLog(
      matches: """
          minimize Player "Player"
          + select Other
        > open drawer
          open drawer
        > (app)
          close drawer
          ignored show place PageScreen "Other": already there
        """)
  }

  @Test func removesTheDetailBesideTheList() {
    let rig = FlowRig { SplitWireframe(stage: $0) }
    rig.wireframe.showDetail(PageScreen("Detail"), from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.showPlace([order], in: rig.main.root)

    rig.expectLog(
      matches: """
          pop PageScreen "Detail"
          + push PageScreen "Order 7" onto Root
        """)
  }

  @Test func keepsWhatIsThereAlready() {
    let rig = FlowRig()
    rig.wireframe.showPlace([order], in: rig.main.other)
    rig.wireframe.push(PageScreen("Deeper"), from: order)
    _ = rig.newLog()

    rig.wireframe.showPlace([order, PageScreen("Bill")], in: rig.main.other)

    rig.expectLog(
      matches: """
          pop PageScreen "Deeper"
          + push PageScreen "Bill" onto Other
        """)
  }

  @Test func startsAFlowAtThePlaceOrDoesNothing() {
    let rig = makeRig(.tabBar)
    let child = ChildFlow(rig.wireframe, page: "Order 7")

    rig.wireframe.transaction {
      rig.wireframe.showPlace(in: rig.main.other)
      rig.main.start(child, from: rig.main.other)
    }

    rig.expectLog(
      matches: """
          dismiss PageScreen "Upper"
          + dismiss PageScreen "Sheet"
          + select Other
          + pop PageScreen "Old order"
          start ChildFlow
          + push PageScreen "Order 7" onto Other
        """)
  }

  @Test func refusesScreensThatAreElsewhereAndRootsThatAreNone() {
    let rig = makeRig(.tabBar)
    let elsewhere = PageScreen("Elsewhere")
    rig.wireframe.push(elsewhere, from: rig.main.root)
    let tree = NavigationTree(rig.stage)
    _ = rig.newLog()

    rig.wireframe.showPlace([elsewhere], in: rig.main.other)
    rig.wireframe.showPlace([order, order], in: rig.main.other)
    rig.wireframe.showPlace([rig.main.other], in: rig.main.other)
    rig.wireframe.showPlace(in: elsewhere)
    rig.wireframe.showPlace(in: PageScreen("Stranger"))

    #expect(NavigationTree(rig.stage) == tree)
    rig.expectLog(
      matches: """
          ignored show place PageScreen "Elsewhere": PageScreen "Elsewhere" is already on stage
          ignored show place PageScreen "Order 7": PageScreen "Order 7" is already on stage
          ignored show place PageScreen "Other": PageScreen "Other" is already on stage
          ignored show place PageScreen "Elsewhere": PageScreen "Elsewhere" is not on stage
          ignored show place PageScreen "Stranger": PageScreen "Stranger" is not on stage
        """)
  }
}

/// The return to the root through sheets and pushes.
@MainActor
struct ReturnToRootTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let sheet = PageScreen("Sheet")

  @Test func dismissesAndPopsInOneTransition() {
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(sheet, from: page)
    rig.wireframe.push(PageScreen("Deep"), from: sheet)
    rig.wireframe.presentModally(PageScreen("Over"), from: sheet)
    _ = rig.newLog()

    let outcome = rig.wireframe.returnToRoot(transition: .crossDissolve)

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
          dismiss PageScreen "Over" with crossDissolve
          + dismiss PageScreen "Sheet" with crossDissolve
          + pop PageScreen "Page" with crossDissolve
        """)
  }

  @Test func popsOrDismissesWhatThereIs() {
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.push(PageScreen("Next"), from: page)
    let first = rig.wireframe.returnToRoot()
    rig.wireframe.presentModally(sheet, from: rig.main.root)
    let second = rig.wireframe.returnToRoot()
    let third = rig.wireframe.returnToRoot()

    #expect([first, second, third] == [.committed, .committed, .ignored(.alreadyThere)])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          push PageScreen "Next" onto Root
          pop to PageScreen "Root"
          present PageScreen "Sheet" over PageScreen "Root" as sheet, dismiss button Done
          dismiss PageScreen "Sheet"
          ignored return to root: already there
        """)
  }

  @Test func leavesTheModalsOfOtherFlowsAndThePlayer() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    rig.wireframe.presentModally(sheet, from: child.page)
    child.wireframe.presentModally(PageScreen("Own"), from: sheet)
    rig.wireframe.installMinimizable(Player(), animated: true)
    _ = rig.newLog()

    child.wireframe.returnToRoot()

    rig.expectLog(
      matches: """
          dismiss PageScreen "Own"
          + pop PageScreen "Page"
          cancel ChildFlow
        """)
    #expect(rig.stage.modalScreens.titles == "Sheet")
    #expect(rig.stage.playerScreen != nil)
  }

  @Test func staysOnTheSideOfAWallFromWhichItIsRequested() {
    let wall = WallFlow(rig.wireframe)
    rig.wireframe.push(page, from: rig.main.root)
    rig.main.start(wall, from: rig.main.root)
    wall.wireframe.push(PageScreen("Code"), from: wall.screen)
    _ = rig.newLog()

    wall.wireframe.returnToRoot()
    rig.wireframe.returnToRoot()

    rig.expectLog(
      matches: """
          pop PageScreen "Code"
          pop PageScreen "Page"
        """)
  }

  @Test func isIgnoredWhileNothingIsOnStage() {
    let stage = Stage(backend: TextRecorder())

    #expect(TabBarWireframe(stage: stage).returnToRoot() == .ignored(.nothingOnStage))
  }
}
