import TestSupport
import Testing
import Wireflow

@MainActor
struct DetailTests {
  private let detail = PageScreen("Detail")
  private let first = PageScreen("First")

  private func show(in rig: FlowRig) {
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.showDetail(detail, from: first)
    _ = rig.newLog()
  }

  @Test func isReplacedFromTheListThatItCovers() {
    let rig = FlowRig()
    show(in: rig)
    let next = PageScreen("Next")
    rig.wireframe.push(PageScreen("Deeper"), from: detail)
    rig.wireframe.showDetail(next, from: first)
    rig.wireframe.push(PageScreen("Page"), from: first)
    rig.wireframe.replace(rig.main.root, with: PageScreen("New"))
    rig.wireframe.push(PageScreen("Page"), from: next)

    rig.expectLog(
      matches: """
          push PageScreen "Deeper" onto Root
          show detail PageScreen "Next" beside Root
          ignored push PageScreen "Page": PageScreen "First" is covered
          replace PageScreen "Root" with PageScreen "New"
          push PageScreen "Page" onto New
        """)
    #expect(rig.stage.detail(beside: first).titles == "Next/Page")
    #expect(!rig.stage.isOnStage(detail))
  }

  @Test func leavesBeforeTheTopOfItsListDoes() {
    let rig = FlowRig { SplitWireframe(stage: $0) }
    let flow = ChildFlow(rig.wireframe) { [first, detail] flow, root in
      flow.wireframe.showDetail(detail, from: root)
      flow.wireframe.push(PageScreen("Deeper"), from: detail)
      flow.wireframe.push(first, from: root)
    }
    rig.main.start(flow, from: rig.main.root)
    _ = rig.newLog()

    flow.finish(1)

    rig.expectLog(
      matches: """
          pop to PageScreen "First"
          + pop PageScreen "First"
          finish ChildFlow
        """)
  }
}

@MainActor
struct EmbeddedScreenTests {
  private let embedded = PageScreen("Embedded")

  @Test func keepsItsFlowWhereItsHostStays() {
    let rig = FlowRig()
    let flow = ChildFlow(rig.wireframe) { [embedded] flow, root in
      flow.wireframe.embed(embedded, in: root)
    }
    rig.main.start(flow, from: rig.main.root)
    rig.wireframe.install(rootItems: [rig.main.root, PageScreen("Other")])

    #expect(rig.stage.isOnStage(embedded))
    #expect(rig.stage.coordinator(of: embedded) === flow)
  }
}
