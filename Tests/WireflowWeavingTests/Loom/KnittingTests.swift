import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// The results of a weft, and their order.
@MainActor
struct KnittingTests {
  private let rig = LoomRig()

  @Test func knitsThenCarriesOutTheStitches() {
    rig.a.onKnit = { _, _ in [Stitch(.push, next: PageScreen("Detail"))] }

    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Detail"
          push PageScreen "Detail" onto A
        """)
  }

  @Test func writesThatAWeftLeadsNowhere() {
    rig.a.head.send("unknown")

    rig.expectLog(
      matches: """
        > (app)
          knit unknown in PageWarp
          knitted unknown in PageWarp: no stitch
        """)
  }

  @Test func mergesSeveralStitchesIntoOneTransition() {
    rig.a.onKnit = { _, _ in
      [Stitch(.push, next: PageScreen("Detail")), Stitch(.popup, next: PageScreen("Help"))]
    }

    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Detail", popup PageScreen "Help"
          push PageScreen "Detail" onto A
          + present PageScreen "Help" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test func knitsWhatIsSentMeanwhileAfterwards() {
    rig.a.onKnit = { warp, fact in
      if fact == "first" {
        warp.head.send("second", "third")
        return [.forwardToThisWarp(Fact("fourth"))]
      }
      return .empty
    }

    rig.a.head.send("first")

    rig.expectLog(
      matches: """
        > (app)
          knit first in PageWarp
          knitted first in PageWarp: forward fourth
          knit second in PageWarp
          knitted second in PageWarp: no stitch
          knit third in PageWarp
          knitted third in PageWarp: no stitch
          knit fourth in PageWarp
          knitted fourth in PageWarp: no stitch
        """)
  }

  @Test func forwardsToTheParent() {
    rig.a.onKnit = { _, _ in [.forwardToParent(Fact("told"))] }
    rig.top.onKnit = { _, _ in [.forwardToParent(Fact("told"))] }

    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: forward told to the parent
          knit told in TopWarp
          knitted told in TopWarp: forward told to the parent
          ignored weft told: TopWarp has no parent
        """)
  }

  @Test func tellsWhatIsKnitByStreams() async {
    rig.a.onKnit = { _, _ in [Stitch(.push, next: PageScreen("Detail"))] }
    var (will, did) = (rig.loom.willKnit.makeAsyncIterator(), rig.loom.didKnit.makeAsyncIterator())

    rig.a.head.send("picked")
    let (before, after) = (await will.next(), await did.next())

    #expect(before?.words == "PageWarp picked []")
    #expect(after?.words == "PageWarp picked [\"push PageScreen \\\"Detail\\\"\"]")
  }

  @Test func endsTheStreamsWithTheLoom() async {
    var rig: LoomRig? = LoomRig()
    var did = rig?.loom.didKnit.makeAsyncIterator()
    rig = nil

    let knitting = await did?.next()

    #expect(knitting == nil)
  }

  @Test func escapesWhatAWeftCarries() {
    rig.a.head.send("a\n> tap \"b\"")

    rig.expectLog(
      matches: #"""
        > (app)
          knit a\n> tap "b" in PageWarp
          knitted a\n> tap "b" in PageWarp: no stitch
        """#)
  }
}

extension Knitting {
  fileprivate var words: String { "\(warp) \(weft) \(stitches)" }
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

  @Test func endsAfterAThousandWefts() {
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.head.send("first")

    let log = rig.newLog()
    #expect(log.hasSuffix(last))
    #expect(log.ranges(of: "knit again").count == 1_000)
  }

  @Test func endsWhenTheWarpWaitsForNothing() async {
    rig.a.onAdapt = { _, _ in .wait { .knit } }
    rig.a.onKnit = { _, _ in [.forwardToThisWarp(Fact("again"))] }

    rig.a.head.send("first")
    await rig.scheduler.sleepers.settled()

    #expect(rig.newLog().hasSuffix(last))
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
