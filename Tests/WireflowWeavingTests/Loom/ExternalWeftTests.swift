import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// Wefts from outside the app.
@MainActor
struct ExternalWeftTests {
  private let rig = LoomRig()

  @Test func reachAllWarpsParentsFirst() {
    rig.a.onKnit = { warp, fact in
      guard fact == "deeper" else { return .empty }
      let child = PageWarp(warp.wireframe, "Child")
      return [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    rig.a.head.send("deeper")
    rig.b.onKnit = { warp, _ in [Stitch(.push, next: PlainScreen("Found in B"))] }
    _ = rig.newLog()

    rig.loom.send(Fact("pushed"))

    rig.expectLog(
      matches: """
          knit pushed in TopWarp
          knitted pushed in TopWarp: no stitch
          knit pushed in PageWarp
          knitted pushed in PageWarp: no stitch
          knit pushed in PageWarp
          knitted pushed in PageWarp: no stitch
          knit pushed in PageWarp
          knitted pushed in PageWarp: push PlainScreen "Found in B"
          push PlainScreen "Found in B" onto B
        """)
  }

  @Test func reachWarpsOfATypeWhileTheyAreHidden() {
    rig.a.onKnit = { warp, fact in
      guard fact == "deeper" else { return .empty }
      let child = PlainWarp(warp.wireframe, "Child")
      return [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    rig.a.head.send("deeper")
    rig.stage.perform(.select("B"))
    _ = rig.newLog()

    rig.loom.send(Fact("pushed"), to: PlainWarp.self)

    rig.expectLog(
      matches: """
        > (app)
          knit pushed in PlainWarp
          knitted pushed in PlainWarp: no stitch
        """)
  }

  @Test func areKeptInOrderUntilTheirWarpIsReady() {
    let service = PageScreen("Service")
    let child = PlainWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: service)]
    }

    rig.loom.send(Fact("first"), to: PlainWarp.self)
    rig.a.head.send("deeper")
    rig.loom.send(Fact("second"), to: PlainWarp.self)
    service.send("begin")

    rig.expectLog(
      matches: """
        > (app)
          keep weft first: PlainWarp is not ready
          knit deeper in PageWarp
          knitted deeper in PageWarp: push PlainWarp
          start PlainWarp
          push PlainScreen "Child" onto A
          keep weft second: PlainWarp is not ready
          knit begin in PlainWarp
          knitted begin in PlainWarp: listen to PlainScreen "Child"
          knit first in PlainWarp
          knitted first in PlainWarp: no stitch
          knit second in PlainWarp
          knitted second in PlainWarp: no stitch
        """)
  }

  @Test func stayInOrderWhenOneIsSentTheMomentTheirWarpIsReady() {
    let child = PlainWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    rig.loom.send(Fact("first"), to: PlainWarp.self)
    Warps.whenReady(child, at: .knitted) { [loom = rig.loom] _ in
      loom.send(Fact("second"), to: PlainWarp.self)
    }

    rig.a.head.send("deeper")

    #expect(
      rig.newLog().hasSuffix(
        """
          knit first in PlainWarp
          knitted first in PlainWarp: no stitch
          knit second in PlainWarp
          knitted second in PlainWarp: no stitch
        """))
  }

  @Test func doNotWaitForWarpsOfOtherTypes() {
    rig.loom.send(Fact("for a warp to come"), to: PlainWarp.self)
    rig.loom.send(Fact("pushed"), to: TopWarp.self)

    rig.expectLog(
      matches: """
        > (app)
          keep weft for a warp to come: PlainWarp is not ready
          knit pushed in TopWarp
          knitted pushed in TopWarp: no stitch
        """)
  }

  @Test func areKeptForTheNextWarpOnceOneHasEnded() {
    rig.a.onKnit = { warp, _ in
      let child = PlainWarp(warp.wireframe, "Child")
      return [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    rig.a.head.send("deeper")
    rig.stage.perform(.back)
    _ = rig.newLog()

    rig.loom.send(Fact("pushed"), to: PlainWarp.self)
    rig.a.head.send("deeper")

    let log = rig.newLog()
    #expect(log.contains("keep weft pushed: PlainWarp is not ready"))
    #expect(log.hasSuffix("knitted pushed in PlainWarp: no stitch"))
  }

  @Test func areKeptUntilTheAppHasLaunched() {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let loom = Loom(wireframe: wireframe)
    let warp = PageWarp(wireframe, "Page")
    loom.weave(fromWarp: warp, andWeftable: SingleWeftable("begin"))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)

    loom.send(Fact("pushed"))
    controller.finishLaunching()

    expectLog(
      controller.stage.log,
      matches: """
        > (app)
          keep weft pushed: the first warp is not ready
        > launch
          start Loom
          start PageWarp
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Page"
          install tab bar: Page
          knit pushed in PageWarp
          knitted pushed in PageWarp: no stitch
        """)
  }

  @Test func presentFromTheTopOfTheWarpsStack() {
    rig.b.onKnit = { warp, fact in [Stitch(.push, next: PageScreen("\(fact)"))] }

    rig.loom.send(Fact("one"), to: PageWarp.self)
    rig.loom.send(Fact("two"), to: PageWarp.self)

    rig.expectLog(
      matches: """
        > (app)
          knit one in PageWarp
          knitted one in PageWarp: no stitch
          knit one in PageWarp
          knitted one in PageWarp: push PageScreen "one"
          push PageScreen "one" onto B
          knit two in PageWarp
          knitted two in PageWarp: no stitch
          knit two in PageWarp
          knitted two in PageWarp: push PageScreen "two"
          push PageScreen "two" onto B
        """)
  }
}
