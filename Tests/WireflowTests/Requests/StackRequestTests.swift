import TestSupport
import Testing
import Wireflow

/// Requests about single screens and whole stacks: `goBack`, `setStack` and `remove`.
@MainActor
struct StackRequestTests {
  private let rig = FlowRig()

  @Test func goesBackFurtherInATransactionAndInABatch() {
    rig.wireframe.setStack(
      ["1", "2", "3", "4"].reduce([rig.main.root]) { $0 + [PageScreen($1)] }, of: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.transaction {
      rig.wireframe.goBack()
      rig.wireframe.goBack()
    }
    rig.wireframe.batch {
      rig.wireframe.goBack()
      rig.wireframe.goBack()
    }

    rig.expectLog(
      matches: """
          pop PageScreen "4"
          + pop PageScreen "3"
          pop PageScreen "2"
          + pop PageScreen "1"
        """)
  }

  @Test func verdictSaysWhetherThereIsAWayBack() {
    #expect(rig.wireframe.verdict(on: .goBack) == .ignored(.screen(.isRoot, rig.main.root.name)))

    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)

    #expect(rig.wireframe.verdict(on: .goBack) == .committed)
  }
}
