import TestSupport
import Testing
import Wireflow

@MainActor
struct DetailTests {
  let scheduler = ManualScheduler()
  let a = PageScreen("A")
  let first = PageScreen("First")
  let detail = PageScreen("Detail")

  private func makeWireframe(
    _ make: (Stage) -> any ApplicationWireframe
  ) -> any ApplicationWireframe {
    let wireframe = make(Stage(backend: TextRecorder(), scheduler: scheduler))
    wireframe.install(rootItems: [a])
    wireframe.push(first, from: a)
    wireframe.showDetail(detail, from: first)
    return wireframe
  }

  @Test func goesWithTheListThatItLiesOn() {
    let wireframe = makeWireframe { TabBarWireframe(stage: $0) }

    wireframe.pop(first)

    #expect(!wireframe.stage.isOnStage(detail))
    #expect(
      wireframe.stage.log.text.hasSuffix(
        """
          pop PageScreen "Detail"
          + pop PageScreen "First"

        """))
  }

  @Test func staysBesideTheListThatIsPopped() {
    let wireframe = makeWireframe { SplitWireframe(stage: $0) }

    wireframe.pop(first)

    #expect(wireframe.stage.isOnStage(detail))
  }

  @Test func isNamedAfterTheRootThatCameInThePlaceOfItsOwn() {
    let wireframe = makeWireframe { TabBarWireframe(stage: $0) }

    wireframe.replace(a, with: PageScreen("New"))
    wireframe.push(PageScreen("Page"), from: detail)

    #expect(wireframe.stage.log.text.contains(#"  push PageScreen "Page" onto New"#))
  }

  @Test func leavesBeforeTheTopOfItsListDoes() {
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let main = EmbeddingFlow(SplitWireframe(stage: stage))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    let flow = EmbeddingFlow(main.wireframe) { [first, detail] flow in
      flow.wireframe.showDetail(detail, from: main.root)
      flow.wireframe.push(PageScreen("Deeper"), from: detail)
      flow.wireframe.push(first, from: main.root)
    }
    main.start(flow, from: main.root)

    flow.finish()

    #expect(
      stage.log.text.contains(
        """
          pop to PageScreen "First"
          + pop PageScreen "First"
        """))
  }
}
