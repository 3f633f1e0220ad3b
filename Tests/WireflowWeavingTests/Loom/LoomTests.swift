import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// A loom among coordinators.
@MainActor
struct LoomTests {
  private let rig = LoomRig()

  @Test func weavesAWarpOnce() {
    rig.a.onKnit = { [b = rig.b] _, _ in
      [Stitch(.push, nextPresentable: b, nextWeftable: SingleWeftable("begin"))]
    }

    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageWarp
          ignored weave PageWarp: it has been woven before
        """)
  }

  @Test func refusesAWarpThatAFlowStarts() {
    rig.a.start(PageWarp(rig.a.wireframe, "Stray"), from: rig.a.head)

    rig.expectLog(
      matches: """
        > (app)
          start PageWarp
          ignored start of PageWarp: a loom weaves warps, no flow starts them
          cancel PageWarp
        """)
  }

  @Test func startsOrdinaryFlowsFromWarps() {
    rig.a.onKnit = { warp, _ in
      warp.start(AskFlow(warp.wireframe), from: warp.sender) { warp, outcome in
        if outcome == .finished("yes") { warp.head.send("agreed") }
      }
      return .empty
    }
    rig.a.head.send("ask")
    rig.a.onKnit = { _, _ in .empty }

    rig.stage.perform(.choose("yes"))

    rig.expectLog(
      matches: """
        > (app)
          knit ask in PageWarp
          start AskFlow
          alert "Sure?" [yes, no]
          knitted ask in PageWarp: no stitch
        > choose "yes"
          close alert "Sure?"
          finish AskFlow
          knit agreed in PageWarp
          knitted agreed in PageWarp: no stitch
        """)
  }

  @Test func weavesBelowACoordinator() {
    let main = ClassicFlow()
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    let loom = Loom(wireframe: main.wireframe)
    let warp = TopWarp(main.wireframe) { warp, _ in [Stitch(.popup, next: PageScreen("Woven"))] }
    loom.weave(fromWarp: warp, andWeftable: SingleWeftable("begin"))

    main.start(loom, from: main.root)
    controller.perform(.dismiss)

    expectLog(
      controller.stage.log,
      matches: """
        > launch
          start ClassicFlow
          install tab bar: Root
        > (app)
          start Loom
          start TopWarp
          knit begin in TopWarp
          knitted begin in TopWarp: popup PageScreen "Woven"
          present PageScreen "Woven" over PageScreen "Root" as sheet, dismiss button Done
        > dismiss
          dismiss PageScreen "Woven"
          cancel TopWarp
          cancel Loom
        """)
  }

  @Test func logsWhatComesAfterItsEnd() {
    let main = ClassicFlow()
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    let loom = Loom(wireframe: main.wireframe)
    let service = PageScreen("Service")
    loom.weave(fromWarp: TopWarp(main.wireframe) { _, _ in .empty }, andWeftable: service)
    loom.send(Fact("kept"), to: PageWarp.self)

    main.start(loom, from: main.root)
    loom.send(Fact("late"), to: PageWarp.self)
    service.send("begin")
    loom.weave(
      fromWarp: TopWarp(main.wireframe) { _, _ in .empty }, andWeftable: SingleWeftable("begin"))

    expectLog(
      controller.stage.log,
      matches: """
        > launch
          start ClassicFlow
          install tab bar: Root
        > (app)
          keep weft kept: PageWarp is not ready
          start Loom
          cancel Loom
          ignored weft kept: the loom has ended
          ignored weft late: the loom has ended
          ignored weft begin to TopWarp: the loom has ended
          ignored weave TopWarp: the loom has ended
        """)
  }

  @Test func knitsWhatAnAlertsAnswerSends() {
    let detail = PageScreen("Detail")
    rig.a.onKnit = { _, _ in [Stitch(.push, next: detail)] }
    let question = AlertContent(title: "Sure?", actions: [.init("Yes")])
    rig.a.wireframe.presentAlert(question, from: rig.a.head) { [head = rig.a.head] _ in
      head.send("agreed")
    }

    rig.stage.perform(.choose("Yes"))
    rig.a.onKnit = { _, _ in .empty }
    detail.send("heard")

    rig.expectLog(
      matches: """
        > (app)
          alert "Sure?" [Yes]
        > choose "Yes"
          close alert "Sure?"
          knit agreed in PageWarp
          knitted agreed in PageWarp: push PageScreen "Detail"
          push PageScreen "Detail" onto A
        > (app)
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }
}

/// A flow that asks, and ends with the answer.
@MainActor
private final class AskFlow: FlowCoordinator {
  let wireframe: FlowWireframe<String>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let question = AlertContent(title: "Sure?", actions: [.init("yes"), .init("no")])
    wireframe.presentAlert(question, from: sender) { [weak self] answer in
      self?.finish(answer?.title ?? "no")
    }
  }
}

/// A main flow without a loom.
@MainActor
private final class ClassicFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root = PageScreen("Root")

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    wireframe = FlowWireframe(TabBarWireframe(stage: stage))
  }

  func installUI() {
    wireframe.install(rootItems: [root])
  }
}

/// Wefts that are sent from inside the stage's own work have the same results as others.
@MainActor
struct LoomTurnTests {
  private let rig = LoomRig()

  @Test func startsAWarpWhoseParentHearsAnAlertsAnswer() {
    rig.a.onKnit = { warp, _ in
      let child = PageWarp(warp.wireframe, "Child")
      return [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    ask(from: rig.a.head)

    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          knit agreed in PageWarp
          knitted agreed in PageWarp: push PageWarp
          start PageWarp
          push PageScreen "Child" onto A
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Child"
        """)
  }

  @Test func tellsTheParentOnceTheScreensHaveLeftAfterAnAlertsAnswer() {
    let child = PageWarp(rig.a.wireframe, "Child") { _, _ in
      [.end(forwardingToParent: Fact("child is done"))]
    }
    rig.a.onKnit = { _, fact in
      fact == "picked"
        ? [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
        : [Stitch(.push, next: PageScreen("Next"))]
    }
    rig.a.head.send("picked")
    ask(from: child.head)

    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          knit agreed in PageWarp
          knitted agreed in PageWarp: end, forward child is done to the parent
          pop PageScreen "Child"
          finish PageWarp
          knit child is done in PageWarp
          knitted child is done in PageWarp: push PageScreen "Next"
          push PageScreen "Next" onto A
        """)
  }

  @Test func carriesOutEachWeftBeforeTheNext() {
    let page = PageScreen("Page")
    rig.a.onKnit = { _, fact in
      fact == "picked"
        ? [Stitch(.push, next: page, listening: .keepingWhileHidden)]
        : [Stitch(.push, next: PageScreen("\(fact)"))]
    }
    rig.a.head.send("picked")
    rig.stage.perform(.select("B"))
    page.send("one", "two")
    _ = rig.newLog()

    rig.stage.perform(.select("A"))

    rig.expectLog(
      matches: """
        > select "A"
          select A
          knit one in PageWarp
          knitted one in PageWarp: push PageScreen "one"
          push PageScreen "one" onto A
          knit two in PageWarp
          knitted two in PageWarp: push PageScreen "two"
          ignored push PageScreen "two": PageScreen "Page" is covered
        """)
  }

  @Test func livesUntilItsWorkHasItsTurn() {
    let loom = Loom(wireframe: rig.a.wireframe)
    let warp = PageWarp(rig.a.wireframe, "Woven") { warp, _ in [Stitch(.popup, next: warp.head)] }
    loom.weave(fromWarp: warp, andWeftable: SingleWeftable("launched"))
    rig.a.wireframe.presentAlert(.sure, from: rig.a.head) { [a = rig.a] _ in
      a.start(loom, from: a.head)
    }
    _ = rig.newLog()

    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          start Loom
          start PageWarp
          knit launched in PageWarp
          knitted launched in PageWarp: popup PageScreen "Woven"
          present PageScreen "Woven" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  /// Shows an alert whose answer the screen sends, and forgets the log of it.
  private func ask(from page: PageScreen) {
    rig.a.wireframe.presentAlert(.sure, from: page) { _ in page.send("agreed") }
    _ = rig.newLog()
  }
}

extension AlertContent {
  fileprivate static var sure: AlertContent {
    AlertContent(title: "Sure?", actions: [.init("Yes")])
  }
}
