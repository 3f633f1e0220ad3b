import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// A loom among coordinators.
@MainActor
struct LoomTests {
  @Test func weavesAmongFlows() async {
    var scenes = LoomScenes()
    await scenes.play("A warp is woven once") { rig in
      rig.a.onKnit = { [b = rig.b] _, _ in [.warp(.push, b)] }
      rig.a.head.send("picked")
    }
    await scenes.play("No flow starts a warp") { rig in
      rig.a.start(PageWarp(rig.a.wireframe, "Stray"), from: rig.a.head)
    }
    await scenes.play("A warp starts an ordinary flow") { rig in
      rig.a.onKnit = { warp, _ in
        warp.start(AskFlow(warp.wireframe), from: warp.sender) { warp, outcome in
          if outcome == .finished("yes") { warp.head.send("agreed") }
        }
        return .empty
      }
      rig.a.head.send("ask")
      rig.a.onKnit = { _, _ in .empty }
      rig.stage.perform(.choose("yes"))
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func weavesBelowACoordinatorUntilItEnds() {
    let main = ClassicFlow()
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    let loom = Loom(wireframe: main.wireframe)
    let warp = TopWarp(main.wireframe) { warp, _ in [Stitch(.popup, next: PageScreen("Woven"))] }
    loom.weave(fromWarp: warp, andWeftable: SingleWeftable("begin"))
    main.start(loom, from: main.root)
    controller.perform(.dismiss)

    let silent = Loom(wireframe: main.wireframe)
    let service = PageScreen("Service")
    silent.weave(fromWarp: TopWarp(main.wireframe) { _, _ in .empty }, andWeftable: service)
    silent.send(Fact("kept"), to: PageWarp.self)
    main.start(silent, from: main.root)
    silent.send(Fact("late"), to: PageWarp.self)
    service.send("begin")
    silent.weave(
      fromWarp: TopWarp(main.wireframe) { _, _ in .empty }, andWeftable: SingleWeftable("begin"))

    assertSnapshot(of: controller.stage.log)
  }

  /// Wefts that are sent from inside the stage's own work have the same results as others.
  @Test func knitsWhatAnAlertsAnswerSends() async {
    var scenes = LoomScenes()
    await scenes.play("A warp starts, and its detail is listened to") { rig in
      let child = PageWarp(rig.a.wireframe, "Child")
      rig.a.onKnit = { _, _ in [.warp(.push, child)] }
      rig.answer(child: rig.a.head)
      rig.a.onKnit = { _, _ in .empty }
      child.head.send("heard")
    }
    await scenes.play("A parent hears once the screens have left") { rig in
      let child = PageWarp(rig.a.wireframe, "Child") { _, _ in
        [.end(forwardingToParent: Fact("child is done"))]
      }
      rig.a.onKnit = { _, fact in
        fact == "picked" ? [.warp(.push, child)] : [Stitch(.push, next: PageScreen("Next"))]
      }
      rig.a.head.send("picked")
      rig.answer(child: child.head)
    }
    await scenes.play("Each kept weft is carried out before the next") { rig in
      let page = PageScreen("Page")
      rig.a.onKnit = { _, fact in
        [
          fact == "picked"
            ? Stitch(.push, next: page, listening: .keepingWhileHidden)
            : Stitch(.push, next: PageScreen("\(fact)"))
        ]
      }
      rig.a.head.send("picked")
      rig.stage.perform(.select("B"))
      page.send("one", "two")
      rig.stage.perform(.select("A"))
    }
    await scenes.play("A loom lives until its work has its turn") { rig in
      let loom = Loom(wireframe: rig.a.wireframe)
      let warp = PageWarp(rig.a.wireframe, "Woven") { warp, _ in [Stitch(.popup, next: warp.head)] }
      loom.weave(fromWarp: warp, andWeftable: SingleWeftable("launched"))
      rig.a.wireframe.presentAlert(.sure, from: rig.a.head) { [a = rig.a] _ in
        a.start(loom, from: a.head)
      }
      rig.stage.perform(.choose("Yes"))
    }

    assertSnapshot(of: scenes.text)
  }
}

extension LoomRig {
  /// Asks, and lets the page send what the user answers.
  fileprivate func answer(child page: PageScreen) {
    a.wireframe.presentAlert(.sure, from: page) { _ in page.send("agreed") }
    stage.perform(.choose("Yes"))
  }
}

/// Wefts from outside the app.
@MainActor
struct ExternalWeftTests {
  @Test func reachWarps() async {
    var scenes = LoomScenes()
    await scenes.play("All warps, parents first, from the top of their stacks") { rig in
      rig.a.onKnit = { warp, fact in
        fact == "deeper" ? [.warp(.push, PageWarp(warp.wireframe, "Child"))] : .empty
      }
      rig.b.onKnit = { warp, fact in [Stitch(.push, next: PageScreen("\(fact)"))] }
      rig.a.head.send("deeper")
      rig.loom.send(Fact("one"))
      rig.loom.send(Fact("two"), to: PageWarp.self)
    }
    await scenes.play("Hidden warps of a type") { rig in
      rig.a.onKnit = { warp, _ in [.warp(.push, PlainWarp(warp.wireframe, "Child"))] }
      rig.a.head.send("deeper")
      rig.stage.perform(.select("B"))
      rig.loom.send(Fact("pushed"), to: PlainWarp.self)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func areKeptUntilTheirWarpIsReady() async {
    var scenes = LoomScenes()
    await scenes.play("In order, also what is sent the moment that it is ready") { rig in
      let service = PageScreen("Service")
      let child = PlainWarp(rig.a.wireframe, "Child")
      rig.a.onKnit = { _, _ in [Stitch(.push, nextPresentable: child, nextWeftable: service)] }
      Warps.whenReady(child, at: .knitted) { [loom = rig.loom] _ in
        loom.send(Fact("third"), to: PlainWarp.self)
      }
      rig.loom.send(Fact("first"), to: PlainWarp.self)
      rig.loom.send(Fact("for another"), to: TopWarp.self)
      rig.a.head.send("deeper")
      rig.loom.send(Fact("second"), to: PlainWarp.self)
      service.send("begin")
    }
    await scenes.play("For the next warp once one has ended") { rig in
      rig.a.onKnit = { warp, _ in [.warp(.push, PlainWarp(warp.wireframe, "Child"))] }
      rig.a.head.send("deeper")
      rig.stage.perform(.back)
      rig.loom.send(Fact("pushed"), to: PlainWarp.self)
      rig.a.head.send("deeper")
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func areKeptUntilTheAppHasLaunched() {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let loom = Loom(wireframe: wireframe)
    loom.weave(fromWarp: PageWarp(wireframe, "Page"), andWeftable: SingleWeftable("begin"))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)

    loom.send(Fact("pushed"))
    controller.finishLaunching()

    assertSnapshot(of: controller.stage.log)
  }
}

/// A flow that asks, and ends with the answer.
@MainActor
private final class AskFlow: FlowCoordinator {
  let wireframe: FlowWireframe<String>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

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

  func installUI() { wireframe.install(rootItems: [root]) }
}
