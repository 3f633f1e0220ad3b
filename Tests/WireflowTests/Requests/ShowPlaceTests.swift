import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// One call that shows a place from anywhere.
@MainActor
struct ShowPlaceTests {
  private let order = PageScreen("Order 7")

  /// An app with a sheet and a sheet on it, far from the place.
  private func makeRig(_ shape: Shape) -> FlowRig {
    let rig = FlowRig { shape.makeWireframe($0) }
    rig.wireframe.push("Old order", from: rig.other)
    rig.wireframe.present("Sheet", from: rig.root)
    rig.wireframe.present("Upper")
    return rig
  }

  @Test func goesThereFromAnywhereWithTheLeastSteps() {
    var stories = Stories()
    for shape in Shape.allCases {
      stories.tell("from sheets, \(shape)", makeRig(shape)) { rig in
        rig.note(rig.wireframe.showPlace([PageScreen("Order 7")], in: rig.other))
      }
    }
    stories.tell("from a player and a drawer", FlowRig { HamburgerWireframe(stage: $0) }) { rig in
      rig.wireframe.installMinimizable(Player(), animated: false)
      rig.wireframe.maximizeMinimizableView(animated: false)
      rig.wireframe.showPlace(in: rig.other)
      rig.user(.openDrawer)
      rig.wireframe.showPlace(in: rig.other)
      rig.note(rig.wireframe.showPlace(in: rig.other))
    }
    stories.tell("from a detail", FlowRig { SplitWireframe(stage: $0) }) { rig in
      rig.wireframe.showDetail(PageScreen("Detail"), from: rig.root)
      rig.wireframe.showPlace([PageScreen("Order 7")], in: rig.root)
    }
    stories.tell("from deeper in the same place") { rig in
      rig.wireframe.showPlace([order], in: rig.other)
      rig.wireframe.push("Deeper", from: order)
      rig.wireframe.showPlace([order, PageScreen("Bill")], in: rig.other)
    }
    stories.tell("with a flow that starts there", makeRig(.tabBar)) { rig in
      rig.wireframe.transaction {
        rig.wireframe.showPlace(in: rig.other)
        rig.start("Order 7", from: rig.other)
      }
    }
    stories.tell("a return to the root on each side of a wall") { rig in
      rig.wireframe.push("Page")
      let wall = rig.raiseWall()
      wall.wireframe.push("Code", from: wall.screen)
      wall.wireframe.returnToRoot()
      rig.wireframe.returnToRoot()
    }
    stories.tell("each guard is asked once, and nothing changes if one refuses", makeRig(.tabBar)) {
      rig in
      rig.startModal().guardRequests { flow, request in
        rig.note("asked: \(request.leaving.titles) for \(request.arriving.titles)")
        let question = AlertContent(title: "Discard?", actions: [.init("OK"), .init("Keep")])
        return .ask(question, from: flow.page) { $0.title == "OK" }
      }
      let (order, tree) = (PageScreen("Order 7"), NavigationTree(rig.stage))
      rig.wireframe.showPlace([order], in: rig.other)
      rig.user(.choose("Keep"))
      #expect(NavigationTree(rig.stage) == tree)
      rig.wireframe.showPlace([order], in: rig.other)
      rig.user(.choose("OK"))
    }
    assertSnapshot(of: stories.text)
  }
}
