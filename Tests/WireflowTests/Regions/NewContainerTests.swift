import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Modals that come in one transaction with another container.
@MainActor
struct NewContainerTests {
  @Test func aModalGetsTheStyleOfTheContainerThatComesWithIt() {
    let rig = Rig { AdaptiveWireframe(stage: $0) }
    let page = PageScreen("Page")

    rig.wireframe.transaction {
      rig.wireframe.adapt(to: .regular)
      rig.wireframe.presentModally(page, from: rig.a)
    }

    rig.expectLog(
      matches: """
          adapt to split: A, B
          + present PageScreen "Page" over PageScreen "A" as form sheet, dismiss button Done
        """)
    #expect(rig.stage.picture.modals.map(\.style) == [.formSheet])
  }

  @Test func aModalGetsTheStyleOfTheContainerThatIsInstalledWithIt() {
    let rig = Rig()
    let (root, page) = (PageScreen("Root"), PageScreen("Page"))
    let split = SplitWireframe(stage: rig.stage)

    split.transaction {
      split.install(rootItems: [root])
      split.presentModally(page, from: root)
    }

    rig.expectLog(
      matches: """
          install split: Root
          + present PageScreen "Page" over PageScreen "Root" as form sheet, dismiss button Done
        """)
  }
}
