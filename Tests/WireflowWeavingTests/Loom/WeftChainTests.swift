import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// Wefts that follow from one another for ever.
@MainActor
struct WeftChainTests {
  private let rig = LoomRig()
  private let last = """
      knit again in PageWarp
      knitted again in PageWarp: forward again
      ignored weft again to PageWarp: more than 1000 wefts have followed from first
    """

  @Test func endsAfterAThousandWefts() {
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.head.send("first")

    let log = rig.newLog()
    #expect(log.hasSuffix(last))
    #expect(log.ranges(of: "knit again").count == 1_000)
  }

  @Test func endsWhenWarpsAnswerEachOther() {
    rig.a.onKnit = { _, _ in [.forwardToParent(Fact("told"))] }
    rig.top.onKnit = { [loom = rig.loom] _, fact in
      if fact == "told" { loom.send(Fact("again"), to: PageWarp.self) }
      return .empty
    }

    rig.a.head.send("first")

    #expect(rig.newLog().contains("more than 1000 wefts have followed from first"))
  }

  @Test func endsWhenTheWarpWaitsForNothing() async {
    rig.a.onAdapt = { _, _ in .wait { .knit } }
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.head.send("first")
    await rig.scheduler.sleepers.settled()

    #expect(rig.newLog().hasSuffix(last))
  }

  @Test func beginsAnewWithEachWeft() {
    rig.a.onKnit = { _, fact in fact == "again" ? .empty : [.forwardToThisWarp(Fact("again"))] }

    for _ in 0..<1_100 { rig.a.head.send("first") }

    #expect(!rig.newLog().contains("ignored"))
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

    rig.expectLog(
      matches: """
        > (app)
          hold first: PageWarp decides
          away: the task of PageWarp that began at WireflowWeaving/Loom+Knitting.swift:46 did not \
        come back within 0.01 seconds
          install tab bar: New
          cancel PageWarp
          ignored weft first to PageWarp: PageWarp has ended
        """)
  }

  private static func waitForEver(_ warp: PageWarp) -> WeftDecision {
    .wait { [weak warp] in warp.map(waitForEver) ?? .knit }
  }
}
