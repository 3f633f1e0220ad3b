import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// Wefts that are sent from inside the stage's own work have the same results as others.
@MainActor
struct LoomTurnTests {
  private let rig = LoomRig()

  @Test func startsAWarpWhoseParentHearsAnAlertsAnswer() {
    rig.a.onKnit = { warp, _ in
      let child = PageWarp(warp.wireframe, "Child")
      return [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    ask(from: rig.a.head)

    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          knit agreed in PageWarp
          knitted agreed in PageWarp: push PageWarp
          start PageWarp
          push PageScreen "Child" onto A
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Child"
        """)
  }

  @Test func tellsTheParentOnceTheScreensHaveLeftAfterAnAlertsAnswer() {
    let child = PageWarp(rig.a.wireframe, "Child") { _, _ in
      [.end(forwardingToParent: Fact("child is done"))]
    }
    rig.a.onKnit = { _, fact in
      fact == "picked"
        ? [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
        : [Stitch(.push, next: PageScreen("Next"))]
    }
    rig.a.head.send("picked")
    ask(from: child.head)

    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          knit agreed in PageWarp
          knitted agreed in PageWarp: end, forward child is done to the parent
          pop PageScreen "Child"
          finish PageWarp
          knit child is done in PageWarp
          knitted child is done in PageWarp: push PageScreen "Next"
          push PageScreen "Next" onto A
        """)
  }

  @Test func carriesOutEachWeftBeforeTheNext() {
    let page = PageScreen("Page")
    rig.a.onKnit = { _, fact in
      fact == "picked"
        ? [Stitch(.push, next: page, listening: .keepingWhileHidden)]
        : [Stitch(.push, next: PageScreen("\(fact)"))]
    }
    rig.a.head.send("picked")
    rig.stage.perform(.select("B"))
    page.send("one", "two")
    _ = rig.newLog()

    rig.stage.perform(.select("A"))

    rig.expectLog(
      matches: """
        > select "A"
          select A
          knit one in PageWarp
          knitted one in PageWarp: push PageScreen "one"
          push PageScreen "one" onto A
          knit two in PageWarp
          knitted two in PageWarp: push PageScreen "two"
          ignored push PageScreen "two": PageScreen "Page" is covered
        """)
  }

  @Test func livesUntilItsWorkHasItsTurn() {
    let loom = Loom(wireframe: rig.a.wireframe)
    let warp = PageWarp(rig.a.wireframe, "Woven") { warp, _ in [Stitch(.popup, next: warp.head)] }
    loom.weave(fromWarp: warp, andWeftable: SingleWeftable("launched"))
    rig.a.wireframe.presentAlert(.sure, from: rig.a.head) { [a = rig.a] _ in
      a.start(loom, from: a.head)
    }
    _ = rig.newLog()

    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          start Loom
          start PageWarp
          knit launched in PageWarp
          knitted launched in PageWarp: popup PageScreen "Woven"
          present PageScreen "Woven" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  /// Shows an alert whose answer the screen sends, and forgets the log of it.
  private func ask(from page: PageScreen) {
    rig.a.wireframe.presentAlert(.sure, from: page) { _ in page.send("agreed") }
    _ = rig.newLog()
  }
}

extension AlertContent {
  fileprivate static var sure: AlertContent {
    AlertContent(title: "Sure?", actions: [.init("Yes")])
  }
}
