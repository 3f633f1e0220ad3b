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

/// Several stitches of one weft, each of which relies on those before it.
@MainActor
struct SeveralStitchesTests {
  private let rig = LoomRig()

  @Test func pushesGoOnTopOfEachOther() {
    rig.a.onKnit = { _, _ in
      [
        Stitch(.push, next: PageScreen("Movie")), Stitch(.push, next: PageScreen("Cast")),
        Stitch(.push, next: PageScreen("Actor")),
      ]
    }

    rig.a.head.send("link")

    rig.expectLog(
      matches: """
        > (app)
          knit link in PageWarp
          knitted link in PageWarp: push PageScreen "Movie", push PageScreen "Cast", push \
        PageScreen "Actor"
          push PageScreen "Movie" onto A
          + push PageScreen "Cast" onto A
          + push PageScreen "Actor" onto A
        """)
    #expect(rig.stage.stack(of: rig.a.head).map(\.title) == ["A", "Movie", "Cast", "Actor"])
  }

  @Test func aWarpIsPushedOnTopOfAScreen() {
    let warp = PageWarp(rig.a.wireframe, "Warp")
    rig.a.onKnit = { _, _ in
      [
        Stitch(.push, next: PageScreen("Below")),
        Stitch(.push, nextPresentable: warp, nextWeftable: SingleWeftable("nothing")),
      ]
    }

    rig.a.head.send("link")

    #expect(rig.stage.stack(of: rig.a.head).map(\.title) == ["A", "Below", "Warp"])
  }

  @Test func rootAndPopupOfOneWeftStandOnEachOther() {
    rig.a.onKnit = { _, _ in
      [
        Stitch(.root, next: PageScreen("Home")), Stitch(.popup, next: PageScreen("Welcome")),
        Stitch(.push, next: PageScreen("News")),
      ]
    }

    rig.a.head.send("signed in")

    rig.expectLog(
      matches: """
        > (app)
          knit signed in in PageWarp
          knitted signed in in PageWarp: root PageScreen "Home", popup PageScreen "Welcome", push \
        PageScreen "News"
          install tab bar: Home
          cancel PageWarp
          + present PageScreen "Welcome" over PageScreen "Home" as sheet, dismiss button Done
          + push PageScreen "News" onto Home
        """)
  }

  @Test func popupComesInFrontOfWhatTheSenderPresents() {
    rig.a.onKnit = { _, _ in
      [
        Stitch(.popup, next: PageScreen("Settings")),
        Stitch(.popupInFront, next: PageScreen("Login")),
      ]
    }

    rig.a.head.send("expired")

    rig.expectLog(
      matches: """
        > (app)
          knit expired in PageWarp
          knitted expired in PageWarp: popup PageScreen "Settings", popup in front PageScreen \
        "Login"
          present PageScreen "Settings" over PageScreen "A" as sheet, dismiss button Done
          + present PageScreen "Login" over PageScreen "Settings" as sheet, dismiss button Done
        """)
  }

  @Test func weftableThatNeverComesOnStageSaysSo() {
    let warp = PageWarp(rig.a.wireframe, "Warp") { _, _ in [Stitch(next: PageScreen("Nowhere"))] }
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: warp, nextWeftable: SingleWeftable("listen"))]
    }
    rig.a.head.send("go")
    _ = rig.newLog()

    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Warp"
          cancel PageWarp
          ignored weftable of PageScreen "Nowhere": it never came on stage
        """)
  }
}
