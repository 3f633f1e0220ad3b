import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeaving

/// A loom among coordinators.
@MainActor
struct LoomTests {
  @Test func weavesAmongFlows() async {
    var scenes = LoomScenes()
    await scenes.play("A warp is woven once") { rig in rig.a.stitch(.warp(.push, rig.b)) }
    await scenes.play("No flow starts a warp") { rig in
      rig.a.start(PageWarp(rig.a.wireframe, "Stray"), from: rig.a.head)
    }
    await scenes.play("What warps present stays behind a wall") { rig in
      let wall = WallFlow(rig.a.wireframe)
      rig.a.on("news", Stitch(.popupInFront, next: PageScreen("News")))
      rig.b.on("news", Stitch(.push, next: PageScreen("News")))
      rig.loom.start(wall)
      rig.loom.send(Fact("news"))
      rig.a.send("hidden")
      #expect(rig.stage.state.frontScreen === wall.screen && rig.stage.picture.isBlankBehindWalls)
      wall.finish()
    }
    await scenes.play("A warp starts an ordinary flow") { rig in
      rig.a.on("ask") {
        rig.a.start(ChildFlow(rig.a.wireframe), from: rig.a.sender) { warp, outcome in
          if outcome == .finished(1) { warp.send("agreed") }
        }
        return .empty
      }
      rig.a.send("ask")
      (rig.stage.state.frontScreen.flatMap(rig.stage.coordinator) as? ChildFlow)?.finish(1)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func weavesBelowACoordinatorUntilItEnds() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let main = MainFlow(TabBarWireframe(stage: stage))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    let (loom, warp) = (Loom(wireframe: main.wireframe), TopWarp(main.wireframe))
    warp.on("begin", Stitch(.popup, next: PageScreen("Woven")))
    loom.weave(fromWarp: warp, andWeftable: SingleWeftable("begin"))
    main.start(loom, from: main.root)
    controller.perform(.dismiss)

    let (silent, service) = (Loom(wireframe: main.wireframe), PageScreen("Service"))
    silent.weave(fromWarp: TopWarp(main.wireframe), andWeftable: service)
    silent.send(Fact("kept"), to: PageWarp.self)
    main.start(silent, from: main.root)
    silent.send(Fact("late"), to: PageWarp.self)
    service.send("begin")
    silent.weave(fromWarp: TopWarp(main.wireframe), andWeftable: SingleWeftable("begin"))

    assertSnapshot(of: stage.log)
  }

  /// Wefts that are sent from inside the stage's own work have the same results as others.
  @Test func knitsWhatAnAlertsAnswerSends() async {
    var scenes = LoomScenes()
    await scenes.play("A warp starts, and its detail is listened to") { rig in
      let child = PageWarp(rig.a.wireframe, "Child")
      rig.a.on("agreed", .warp(.push, child))
      rig.a.wireframe.presentAlert(.sure, from: rig.a.head) { _ in rig.a.send("agreed") }
      rig.stage.perform(.choose("Yes"))
      child.send("heard")
    }
    await scenes.play("Each kept weft is carried out before the next") { rig in
      let page = PageScreen("Page")
      for fact: Fact in ["one", "two"] {
        rig.a.on(fact, Stitch(.push, next: PageScreen("\(fact)")))
      }
      rig.a.stitch(Stitch(.push, next: page, listening: .keepingWhileHidden))
      rig.select("B")
      page.send("one", "two")
      rig.select("A")
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Wefts from outside the app.
@MainActor
struct ExternalWeftTests {
  @Test func reachWarps() async {
    var scenes = LoomScenes()
    await scenes.play("All warps, parents first, from the top of their stacks") { rig in
      _ = rig.addChild()
      rig.b.onKnit = { _, fact in [Stitch(.push, next: PageScreen("\(fact)"))] }
      rig.loom.send(Fact("one"))
      rig.loom.send(Fact("two"), to: PageWarp.self)
    }
    await scenes.play("Hidden warps of a type") { rig in
      rig.a.stitch(.warp(.push, PlainWarp(rig.a.wireframe)))
      rig.select("B")
      rig.loom.send(Fact("pushed"), to: PlainWarp.self)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func areKeptUntilTheirWarpIsReady() async {
    var scenes = LoomScenes()
    await scenes.play("In order, also what is sent the moment that it is ready") { rig in
      let (service, child) = (PageScreen("Service"), PlainWarp(rig.a.wireframe))
      Warps.whenReady(child, at: .knitted) { [loom = rig.loom] _ in
        loom.send(Fact("third"), to: PlainWarp.self)
      }
      rig.loom.send(Fact("first"), to: PlainWarp.self)
      rig.loom.send(Fact("for another"), to: TopWarp.self)
      rig.a.stitch(Stitch(.push, nextPresentable: child, nextWeftable: service))
      rig.loom.send(Fact("second"), to: PlainWarp.self)
      service.send("begin")
    }
    await scenes.play("For the next warp once one has ended") { rig in
      rig.a.stitch(.warp(.push, PlainWarp(rig.a.wireframe)))
      rig.stage.perform(.back)
      rig.loom.send(Fact("pushed"), to: PlainWarp.self)
      rig.a.stitch(.warp(.push, PlainWarp(rig.a.wireframe)))
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
