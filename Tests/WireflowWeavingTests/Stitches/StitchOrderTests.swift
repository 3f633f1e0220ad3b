import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// The order of the wefts that follow from the stitches of one answer.
@MainActor
struct StitchOrderTests {
  private let rig = LoomRig()

  @Test func knitsARootsInitialWeftBeforeALaterForward() {
    rig.a.onKnit = { _, fact in
      guard fact == "signed in" else { return .empty }
      return [
        Stitch(.root, nextPresentable: PageScreen("Home"), nextWeftable: SingleWeftable("initial")),
        .forwardToThisWarp(Fact("forwarded")),
      ]
    }
    rig.top.onKnit = { _, _ in .empty }

    rig.a.head.send("signed in")

    rig.expectLog(
      matches: """
        > (app)
          knit signed in in PageWarp
          knitted signed in in PageWarp: root PageScreen "Home", forward forwarded
          install tab bar: Home
          cancel PageWarp
          knit initial in PageWarp
          knitted initial in PageWarp: no stitch
          knit forwarded in PageWarp
          knitted forwarded in PageWarp: no stitch
        """)
  }

  @Test func knitsWarpsAtTheRootBeforeALaterForward() {
    let (c, d) = (PageWarp(rig.a.wireframe, "C"), PageWarp(rig.a.wireframe, "D"))
    rig.top.onKnit = { _, fact in
      guard fact == "sign in" else { return .empty }
      return [
        .forwardToThisWarp(Fact("first")),
        Stitch(.root, nextPresentable: c, nextWeftable: SingleWeftable("begin")),
        .forwardToThisWarp(Fact("second")),
        Stitch(.root, nextPresentable: d, nextWeftable: SingleWeftable("begin")),
      ]
    }
    rig.a.onKnit = { _, _ in [.forwardToParent(Fact("sign in"))] }

    rig.a.head.send("signed in")

    rig.expectLog(
      matches: """
        > (app)
          knit signed in in PageWarp
          knitted signed in in PageWarp: forward sign in to the parent
          knit sign in in TopWarp
          knitted sign in in TopWarp: forward first, root PageWarp, forward second, root PageWarp
          install tab bar: C, D
          cancel PageWarp
          cancel PageWarp
          start PageWarp
          start PageWarp
          knit first in TopWarp
          knitted first in TopWarp: no stitch
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "C"
          knit second in TopWarp
          knitted second in TopWarp: no stitch
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "D"
        """)
  }

  @Test func tellsTheParentOfAnEndAfterInitialWeftsOfEarlierStitches() {
    let warp = PageWarp(rig.a.wireframe, "Warp") { _, fact in
      guard fact == "leave" else { return .empty }
      return [
        Stitch(
          .popupInFront, nextPresentable: PageScreen("Bye"), nextWeftable: SingleWeftable("seen")),
        .end(forwardingToParent: Fact("left"), screens: .left),
      ]
    }
    rig.a.onKnit = { _, fact in
      fact == "go"
        ? [Stitch(.push, nextPresentable: warp, nextWeftable: SingleWeftable("begin"))] : .empty
    }
    rig.a.head.send("go")
    _ = rig.newLog()

    warp.head.send("leave")

    rig.expectLog(
      matches: """
          knit leave in PageWarp
          knitted leave in PageWarp: popup in front PageScreen "Bye", end, forward left to the \
        parent
          present PageScreen "Bye" over PageScreen "Warp" as sheet, dismiss button Done
          finish PageWarp
          ignored weft seen to PageWarp: PageWarp has ended
          knit left in PageWarp
          knitted left in PageWarp: no stitch
        """)
  }
}
