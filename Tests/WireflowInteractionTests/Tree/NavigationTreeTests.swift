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

  @Test func showsTheFlowsBelowTheirParents() {
    let rig = FlowRig()
    let first = ChildFlow(rig.wireframe, page: "First")
    rig.main.start(first, from: rig.main.root)
    first.start(ChildFlow(rig.wireframe, page: "Below"), from: first.page)
    rig.main.start(ChildFlow(rig.wireframe, page: "Second"), from: rig.main.other)

    expectText(
      NavigationTree(rig.stage).mainFlow?.description ?? "",
      matches: """
        MainFlow
          ChildFlow
            ChildFlow
          ChildFlow
        """)
  }

  @Test func isPrintedWithFlowsAndWhatIsVisible() {
    expectText(
      makeTree().description,
      matches: #"""
        tab bar
          Root, selected
              PageScreen "Root" in MainFlow
              PageScreen "Crime & \"Co\"" in ChildFlow
          Other
              PageScreen "Other" in MainFlow
          sheet
              PageScreen "Log in" in ChildFlow
              PageScreen "Help" in ChildFlow
          sheet, dismiss button Done
            * PageScreen "Expired" in MainFlow
          alert "Sure?"
        """#)
  }

  @Test func isPrintedWithoutFlows() {
    let rig = Rig()
    rig.wireframe.select(rig.b)

    expectText(
      NavigationTree(rig.stage).description,
      matches: """
        tab bar
          A
              PageScreen "A"
          B, selected
            * PageScreen "B"
        """)
  }

  @Test func isTheSameAfterCoding() throws {
    let tree = makeTree()

    let data = try JSONEncoder().encode(tree)

    #expect(try JSONDecoder().decode(NavigationTree.self, from: data) == tree)
  }

  @Test func showsBadges() {
    var tree = makeTree()

    tree.roots[0].representation = .init(title: "Shelf", badge: "3")

    #expect(tree.description.hasPrefix("tab bar\n  Shelf (3)"))
  }
}
