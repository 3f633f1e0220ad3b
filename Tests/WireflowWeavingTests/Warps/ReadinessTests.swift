import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// When the heads of warps are handed over.
@MainActor
struct ReadinessTests {
  private let rig = LoomRig()
  private let notes = Notes()

  @Test func installsTheHeadsOfWarpsBeforeTheirFirstWefts() {
    rig.top.onKnit = { top, _ in
      let (one, two) = (PageWarp(top.wireframe, "One"), PageWarp(top.wireframe, "Two"))
      Warps.whenReady(one, two) { one, two in top.wireframe.install(rootItems: [one, two]) }
      return [one, two].map {
        Stitch(nextPresentable: $0, nextWeftable: SingleWeftable("begin"))
      }
    }

    rig.loom.send(Fact("begin anew"), to: TopWarp.self)

    rig.expectLog(
      matches: """
        > (app)
          knit begin anew in TopWarp
          knitted begin anew in TopWarp: listen to PageWarp, listen to PageWarp
          install tab bar: One, Two
          cancel PageWarp
          cancel PageWarp
          start PageWarp
          start PageWarp
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "One"
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Two"
        """)
  }

  @Test(arguments: [WarpReadiness.woven, .knitted])
  func givesTheFirstWarpTheHeadThatTheAppInstalls(_ readiness: WarpReadiness) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let main = PageWarp(wireframe, "Main") { warp, fact in
      [fact == "first" ? Stitch(next: warp.head) : Stitch(.push, next: PageScreen("Detail"))]
    }
    let loom = Loom(wireframe: wireframe)
    Warps.whenReady(main, at: readiness) { head in wireframe.install(rootItems: [head]) }
    loom.weave(fromWarp: main, andWeftable: SingleWeftable("first"))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)

    controller.finishLaunching()
    main.head.send("picked")

    #expect(stage.flow(of: main.head) == "PageWarp")
    #expect(stage.stack(of: main.head).map(\.title) == ["Main", "Detail"])
  }

  @Test func handsOverTypedHeadsOfAnyNumberOfWarps() {
    let third = PlainWarp(rig.a.wireframe, "Third")
    Warps.whenReady(rig.a, rig.b, third) { a, b, third in
      let plain: PlainScreen = third
      notes.add("\(a.title) \(b.title) \(plain.title)")
    }
    #expect(notes.texts == [])
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: third, nextWeftable: SingleWeftable("begin"))]
    }

    rig.a.head.send("picked")

    #expect(notes.texts == ["A B Third"])
  }

  @Test(arguments: [WarpReadiness.woven, .knitted])
  func handsOverAtOnceWhatIsReadyAlready(_ readiness: WarpReadiness) {
    Warps.whenReady(rig.a, at: readiness) { notes.add($0.title) }

    #expect(notes.texts == ["A"])
  }

  @Test func knitsFirstWhereThatIsAsked() {
    let service = PageScreen("Service")
    let child = PageWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: service)]
    }
    Warps.whenReady(child) { _ in notes.add("woven") }
    Warps.whenReady(child, at: .knitted) { _ in notes.add("knitted") }

    rig.a.head.send("picked")
    #expect(notes.texts == ["woven"])
    service.send("begin")

    #expect(notes.texts == ["woven", "knitted"])
  }

  @Test func waitsForTheWarpsThatTheFirstWeftLedTo() {
    let service = PageScreen("Service")
    let parent = PageWarp(rig.a.wireframe, "Parent") { warp, _ in
      [
        Stitch(
          .push, nextPresentable: PageWarp(warp.wireframe, "Child"), nextWeftable: service)
      ]
    }
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: parent, nextWeftable: SingleWeftable("first"))]
    }
    Warps.whenReady(parent, at: .knitted) { _ in notes.add("knitted") }

    rig.a.head.send("picked")
    #expect(notes.texts == [])
    service.send("begin")

    #expect(notes.texts == ["knitted"])
  }

  @Test func doesNothingWhenOneEndsFirst() {
    let child = PageWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: PageScreen("Silent"))]
    }
    weak let block: Notes? = {
      let block = Notes()
      Warps.whenReady(child, at: .knitted) { [block] _ in block.add("knitted") }
      return block
    }()

    rig.a.head.send("picked")
    #expect(block?.texts == [])
    rig.stage.perform(.back)

    #expect(block == nil)
  }

  @Test(arguments: [true, false])
  func forgetsWarpsWhoseCompanionNeverComes(_ hasEnded: Bool) {
    let ended = PageWarp(rig.a.wireframe, "Ended")
    if hasEnded { weaveAndEnd(ended) }
    weak let (block, child) = {
      let (block, child) = (Notes(), PageWarp(rig.a.wireframe, "Child"))
      rig.a.onKnit = { warp, _ in
        let companion = hasEnded ? ended : PageWarp(warp.wireframe, "Forgotten")
        Warps.whenReady(child, companion) { [block] _, _ in block.add("woven") }
        return [Stitch(nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
      }
      rig.a.head.send("picked")
      rig.a.onKnit = { _, _ in .empty }
      return (block, child)
    }()

    #expect(block == nil && child == nil)
    #expect(rig.newLog().hasSuffix("ignored weave PageWarp: its head was not presented"))
  }

  private func weaveAndEnd(_ warp: PageWarp) {
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: warp, nextWeftable: SingleWeftable("begin"))]
    }
    rig.a.head.send("picked")
    warp.finish()
  }
}

/// What blocks note, in order.
@MainActor
final class Notes {
  private(set) var texts: [String] = []

  func add(_ text: String) { texts.append(text) }
}
