import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// Stitches that the stage carries out later, or again.
@MainActor
struct HeldStitchTests {
  private let rig = LoomRig()

  @Test func listensToAScreenThatAGuardHeldBack() async {
    let page = PageScreen("Page")
    rig.a.onKnit = { _, fact in fact == "picked" ? [Stitch(.push, next: page)] : .empty }
    rig.b.guardRequests { _, _ in .wait(upTo: .seconds(60)) { .allow } }

    rig.a.head.send("picked")
    await rig.scheduler.sleepers.settled()
    page.send("heard")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Page"
          hold push PageScreen "Page": PageWarp decides
          push PageScreen "Page" onto A
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }

  @Test func startsWarpsWhoseHeadsAGuardHeldBack() async {
    let wireframe = rig.a.wireframe
    rig.top.onKnit = { _, _ in
      [
        Stitch(
          .root, nextPresentable: PageWarp(wireframe, "New"), nextWeftable: SingleWeftable("begin"))
      ]
    }
    rig.b.guardRequests { _, request in
      if case .install = request.requests.first {
        .wait(upTo: .seconds(60)) { .allow }
      } else {
        .allow
      }
    }

    rig.loom.send(Fact("begin anew"), to: TopWarp.self)
    await rig.scheduler.sleepers.settled()

    rig.expectLog(
      matches: """
        > (app)
          knit begin anew in TopWarp
          knitted begin anew in TopWarp: root PageWarp
          hold install New: PageWarp decides
          install tab bar: New
          cancel PageWarp
          cancel PageWarp
          start PageWarp
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "New"
        """)
  }

  @Test func listensOnceToARootThatIsInstalledAgain() {
    rig.a.onKnit = { warp, fact in
      guard fact == "more" else { return .empty }
      return [Stitch(.root, next: warp.head), Stitch(.root, next: PageScreen("New"))]
    }

    rig.a.head.send("more")
    rig.a.head.send("heard")

    rig.expectLog(
      matches: """
        > (app)
          knit more in PageWarp
          knitted more in PageWarp: root PageScreen "A", root PageScreen "New"
          install tab bar: A, New
          cancel PageWarp
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }

  @Test func listensToAScreenThatComesBackInTheSameBatch() {
    let page = PageScreen("Page")
    rig.a.onKnit = { _, fact in fact == "picked" ? [Stitch(.push, next: page)] : .empty }
    rig.a.head.send("picked")
    _ = rig.newLog()

    rig.a.wireframe.batch {
      rig.a.wireframe.pop(page)
      rig.a.head.send("picked")
    }
    page.send("heard")

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Page"
          + push PageScreen "Page" onto A
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }

  @Test func weavesWarpsWithoutHeads() {
    let wireframe = rig.a.wireframe
    let child = TopWarp(wireframe) { _, fact in [Stitch(.popup, next: PageScreen("\(fact)"))] }
    rig.a.onKnit = { _, _ in
      [Stitch(nextPresentable: child, nextWeftable: SingleWeftable("Help"))]
    }

    rig.a.head.send("help")
    rig.stage.perform(.dismiss)

    rig.expectLog(
      matches: """
        > (app)
          knit help in PageWarp
          knitted help in PageWarp: listen to TopWarp
          start TopWarp
          knit Help in TopWarp
          knitted Help in TopWarp: popup PageScreen "Help"
          present PageScreen "Help" over PageScreen "A" as sheet, dismiss button Done
        > dismiss
          dismiss PageScreen "Help"
          cancel TopWarp
        """)
  }

  @Test func dropsTheSecondOfTwoTapsBothWays() {
    rig.a.onKnit = { warp, fact in
      if fact == "outer" { warp.head.send("picked", "picked") }
      return fact == "picked" ? [Stitch(.push, next: PageScreen("Detail"))] : .empty
    }

    rig.a.head.send("outer", "picked")

    rig.expectLog(
      matches: """
        > (app)
          knit outer in PageWarp
          knitted outer in PageWarp: no stitch
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Detail"
          push PageScreen "Detail" onto A
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Detail"
          ignored push PageScreen "Detail": PageScreen "A" is covered
          ignored weft picked of PageScreen "A": it is hidden
        """)
  }

  @Test func tellsWhatWasKeptWhenTheWarpEnds() {
    let child = PageWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("first"))]
    }
    child.onKnit = { warp, fact in
      fact == "first"
        ? [Stitch(next: warp.head, listening: .keepingWhileHidden)] : [.end(screens: .left)]
    }
    rig.a.head.send("picked")
    rig.a.onKnit = { _, _ in .empty }
    rig.stage.perform(.select("B"))
    _ = rig.newLog()

    child.head.send("kept")
    rig.loom.send(Fact("done"), to: PageWarp.self)

    rig.expectLog(
      matches: """
        > (app)
          knit done in PageWarp
          knitted done in PageWarp: no stitch
          knit done in PageWarp
          knitted done in PageWarp: end
          finish PageWarp
          ignored weft kept of PageScreen "Child": PageWarp has ended
          knit done in PageWarp
          knitted done in PageWarp: no stitch
        """)
  }

  @Test func goesOnListeningToAViewModelWhosePageIsGone() {
    let model = PageScreen("Model")
    weak let page: PageScreen? = {
      let page = PageScreen("Page")
      rig.a.onKnit = { _, _ in
        [Stitch(.push, nextPresentable: page, nextWeftable: model, listening: .whileWarpLives)]
      }
      rig.a.head.send("picked")
      rig.a.onKnit = { _, _ in .empty }
      return page
    }()
    rig.stage.perform(.back)
    #expect(page == nil)
    _ = rig.newLog()

    model.send("late")

    rig.expectLog(
      matches: """
        > (app)
          knit late in PageWarp
          knitted late in PageWarp: no stitch
        """)
  }
}
