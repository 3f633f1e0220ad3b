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
