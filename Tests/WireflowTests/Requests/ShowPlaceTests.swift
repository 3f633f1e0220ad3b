import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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

  @Test func goesThereFromAnywhereWithTheLeastSteps() {
    var stories = Stories()
    for shape in Shape.allCases {
      stories.tell("from sheets, \(shape)", makeRig(shape)) { rig in
        rig.note(rig.wireframe.showPlace([PageScreen("Order 7")], in: rig.main.other))
      }
    }
    stories.tell("from a player and a drawer", FlowRig { HamburgerWireframe(stage: $0) }) { rig in
      rig.wireframe.installMinimizable(Player(), animated: false)
      rig.wireframe.maximizeMinimizableView(animated: false)
      rig.wireframe.showPlace(in: rig.main.other)
      rig.user(.openDrawer)
      rig.wireframe.showPlace(in: rig.main.other)
      rig.note(rig.wireframe.showPlace(in: rig.main.other))
    }
    stories.tell("from a detail", FlowRig { SplitWireframe(stage: $0) }) { rig in
      rig.wireframe.showDetail(PageScreen("Detail"), from: rig.main.root)
      rig.wireframe.showPlace([PageScreen("Order 7")], in: rig.main.root)
    }
    stories.tell("from deeper in the same place") { rig in
      rig.wireframe.showPlace([order], in: rig.main.other)
      rig.wireframe.push(PageScreen("Deeper"), from: order)
      rig.wireframe.showPlace([order, PageScreen("Bill")], in: rig.main.other)
    }
    stories.tell("with a flow that starts there", makeRig(.tabBar)) { rig in
      rig.wireframe.transaction {
        rig.wireframe.showPlace(in: rig.main.other)
        rig.main.start(ChildFlow(rig.wireframe, page: "Order 7"), from: rig.main.other)
      }
    }

    assertSnapshot(of: stories.text)
  }

  @Test func returnsToTheRootOnItsSideOfAWall() {
    var stories = Stories()
    stories.tell("a return to the root on each side of a wall") { rig in
      let wall = WallFlow(rig.wireframe)
      rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
      rig.main.start(wall, from: rig.main.root)
      wall.wireframe.push(PageScreen("Code"), from: wall.screen)
      wall.wireframe.returnToRoot()
      rig.wireframe.returnToRoot()
    }

    assertSnapshot(of: stories.text)
  }

  @Test func asksEachGuardOnceAndChangesNothingIfOneRefuses() {
    let rig = makeRig(.tabBar)
    let child = ChildFlow.modal(rig.wireframe)
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
    assertSnapshot(of: rig.newLog())
  }
}
