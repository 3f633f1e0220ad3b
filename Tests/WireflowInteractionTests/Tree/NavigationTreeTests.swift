import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct NavigationTreeTests {
  let rig = FlowRig()

  /// A stack, a child flow, two modals and an alert.
  private func makeTree() -> NavigationTree {
    let child = ChildFlow(rig.wireframe, page: "Crime & \"Co\"")
    rig.main.start(child, from: rig.main.root)
    let modal = PageScreen("Log in")
    modal.allowedModalDismissButtonStyle = nil
    child.wireframe.presentModally(modal, from: child.page)
    child.wireframe.push(PageScreen("Help"), from: modal)
    rig.wireframe.presentModally(PageScreen("Expired"))
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: modal)
    return NavigationTree(rig.stage)
  }

  @Test func isPrintedWithFlowsAndWhatIsVisible() {
    let flows = FlowRig()
    let first = ChildFlow(flows.wireframe, page: "First")
    flows.main.start(first, from: flows.main.root)
    first.start(ChildFlow(flows.wireframe, page: "Below"), from: first.page)
    flows.main.start(ChildFlow(flows.wireframe, page: "Second"), from: flows.main.other)
    let plain = Rig()
    plain.wireframe.select(plain.b)
    var badged = NavigationTree(plain.stage)
    badged.roots[0].representation = .init(title: "Shelf", badge: "3")

    let texts = [
      makeTree().description, NavigationTree(flows.stage).mainFlow?.description ?? "",
      badged.description,
    ]
    assertSnapshot(of: texts.joined(separator: "\n\n"))
  }

  @Test func isTheSameAfterCoding() throws {
    let tree = makeTree()

    let data = try JSONEncoder().encode(tree)

    #expect(try JSONDecoder().decode(NavigationTree.self, from: data) == tree)
  }
}
