import TestSupport
import Testing
import Wireflow
import WireflowWeaving

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
