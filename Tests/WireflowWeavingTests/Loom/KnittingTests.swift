import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// The results of a weft, and their order.
@MainActor
struct KnittingTests {
  @Test func knitsThenCarriesOutTheStitches() async {
    var scenes = LoomScenes()
    await scenes.play("Several stitches are one transition") { rig in
      rig.a.onKnit = { _, fact in
        fact == "picked"
          ? [Stitch(.push, next: PageScreen("Detail")), Stitch(.popup, next: PageScreen("Help"))]
          : .empty
      }
      rig.a.head.send("unknown", "a\n> tap \"b\"", "picked")
    }
    await scenes.play("Wefts that are sent meanwhile are knit afterwards") { rig in
      rig.a.onKnit = { warp, fact in
        guard fact == "first" else { return .empty }
        warp.head.send("second", "third")
        return [.forwardToThisWarp(Fact("fourth"))]
      }
      rig.a.head.send("first")
    }
    await scenes.play("A parent hears what is forwarded") { rig in
      rig.a.onKnit = { _, _ in [.forwardToParent(Fact("told"))] }
      rig.top.onKnit = { _, _ in [.forwardToParent(Fact("told"))] }
      rig.a.head.send("picked")
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func tellsWhatIsKnitByStreamsUntilTheLoomEnds() async {
    var rig: LoomRig? = LoomRig()
    rig?.a.onKnit = { _, _ in [Stitch(.push, next: PageScreen("Detail"))] }
    var will = rig?.loom.willKnit.makeAsyncIterator()
    var did = rig?.loom.didKnit.makeAsyncIterator()

    rig?.a.head.send("picked")
    let (before, after) = (await will?.next(), await did?.next())
    rig = nil

    #expect(before.map { "\($0.warp) \($0.weft) \($0.stitches)" } == "PageWarp picked []")
    #expect(after.map { "\($0.weft) \($0.stitches)" } == #"picked ["push PageScreen \"Detail\""]"#)
    #expect(await did?.next() == nil)
  }
}

/// Wefts that follow from one another for ever.
@MainActor
struct WeftChainTests {
  private let rig = LoomRig()
  private let last = """
      knit again in PageWarp
      knitted again in PageWarp: forward again
      ignored weft again to PageWarp: more than 1000 wefts have followed from first
    """

  @Test(arguments: [false, true])
  func endsAfterAThousandWefts(waitsForNothing: Bool) async {
    if waitsForNothing { rig.a.onAdapt = { _, _ in .wait { .knit } } }
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.head.send("first")
    await rig.scheduler.sleepers.settled()

    let log = rig.newLog()
    #expect(log.hasSuffix(last))
    #expect(log.ranges(of: "knit again").count == 1_000)
  }

  @Test func beginsAnewWhenTimePasses() async {
    rig.a.onAdapt = { warp, _ in
      .wait {
        try await warp.wireframe.sleep(for: .seconds(1))
        return .knit
      }
    }
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.head.send("first")
    await rig.stage.play(.wait(.seconds(1_100)))

    #expect(!rig.newLog().contains("ignored"))
  }

  @Test func doesNotCountWhatWasKept() {
    let page = PageScreen("Page")
    rig.a.onKnit = { [b = rig.b.head] warp, fact in
      if fact == "back" { warp.wireframe.select(warp.head) }
      if fact == "forth" { warp.wireframe.select(b) }
      return fact == "picked" ? [Stitch(.push, next: page, listening: .keepingWhileHidden)] : .empty
    }
    rig.a.head.send("picked")
    rig.stage.perform(.select("B"))

    for _ in 0..<1_100 { page.send("kept") }
    rig.loom.send(Fact("back"), to: PageWarp.self)

    #expect(rig.newLog().ranges(of: "knit kept").count == 1_100)
  }

  @Test func letsTheAppGoOnWhileAWarpWaitsForEver() async {
    rig.a.onAdapt = { warp, _ in Self.waitForEver(warp) }
    rig.scheduler.awayLimit = .milliseconds(10)

    rig.a.head.send("first")
    await rig.scheduler.sleepers.settled()
    rig.b.wireframe.install(rootItems: [PageScreen("New")])
    for _ in 0..<10 { await rig.scheduler.sleepers.settled() }

    let log = rig.newLog()
    #expect(log.contains("did not come back within 0.01 seconds\n  install tab bar: New\n"))
    #expect(log.hasSuffix("  ignored weft first to PageWarp: PageWarp has ended"))
  }

  private static func waitForEver(_ warp: PageWarp) -> WeftDecision {
    .wait { [weak warp] in warp.map(waitForEver) ?? .knit }
  }
}
