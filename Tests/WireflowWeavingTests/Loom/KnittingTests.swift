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
      rig.a.send("unknown", "a\n> tap \"b\"")
      rig.a.stitch(
        Stitch(.push, next: PageScreen("Detail")), Stitch(.popup, next: PageScreen("Help")))
    }
    await scenes.play("Wefts that are sent meanwhile are knit afterwards") { rig in
      rig.a.on("first") {
        rig.a.send("second", "third")
        return [.forwardToThisWarp(Fact("fourth"))]
      }
      rig.a.send("first")
    }
    await scenes.play("A parent hears what is forwarded") { rig in
      rig.top.on("told", .forwardToParent(Fact("told")))
      rig.a.stitch(.forwardToParent(Fact("told")))
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func tellsWhatIsKnitByStreamsUntilTheLoomEnds() async {
    var rig: LoomRig? = LoomRig()
    var will = rig?.loom.willKnit.makeAsyncIterator()
    var did = rig?.loom.didKnit.makeAsyncIterator()

    rig?.a.stitch(Stitch(.push, next: PageScreen("Detail")))
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

  @Test(arguments: [false, true])
  func endsAfterAThousandWefts(waitsForNothing: Bool) async {
    if waitsForNothing { rig.a.onAdapt = { _, _ in .wait { .knit } } }
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.send("first")
    await rig.scheduler.sleepers.settled()

    let log = rig.newLog()
    let last = "  ignored weft again to PageWarp: more than 1000 wefts have followed from first"
    #expect(log.hasSuffix(last))
    #expect(log.ranges(of: "knit again").count == 1_000)
  }

  @Test func beginsAnewWhenTimePassesOrAPageComesBack() async {
    rig.a.onAdapt = { warp, fact in
      guard fact == "again" else { return .knit }
      return .wait {
        try await warp.wireframe.sleep(for: .seconds(1))
        return .knit
      }
    }
    rig.a.on("again", .forwardToThisWarp(Fact("again")))
    rig.a.send("again")
    await rig.stage.play(.wait(.seconds(1_100)))
    #expect(!rig.newLog().contains("ignored"))

    let (other, page) = (LoomRig(), PageScreen("Page"))
    other.a.stitch(Stitch(.push, next: page, listening: .keepingWhileHidden))
    other.select("B")
    for _ in 0..<1_100 { page.send("kept") }
    other.a.on("back") {
      other.a.wireframe.select(other.a.head)
      return .empty
    }
    other.loom.send(Fact("back"), to: PageWarp.self)
    #expect(other.newLog().ranges(of: "knit kept").count == 1_100)
  }

  @Test func letsTheAppGoOnWhileAWarpWaitsForEver() async {
    rig.a.onAdapt = { warp, _ in Self.waitForEver(warp) }
    rig.scheduler.awayLimit = .milliseconds(10)

    rig.a.send("first")
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
