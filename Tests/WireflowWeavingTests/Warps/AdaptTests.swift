import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// A warp's decisions before it knits.
@MainActor
struct AdaptTests {
  private struct Offline: Error {}

  private let rig = LoomRig()

  @Test func redirectsToAnotherWeftWithoutAskingAgain() {
    rig.a.onAdapt = { _, _ in .redirect(to: Fact("login")) }

    rig.a.head.send("account")

    rig.expectLog(
      matches: """
        > (app)
          redirect account in PageWarp to login
          knit login in PageWarp
          knitted login in PageWarp: no stitch
        """)
  }

  @Test func refusesWithAReason() {
    rig.a.onAdapt = { _, _ in .refuse("nobody is logged in") }

    rig.a.head.send("account")

    rig.expectLog(
      matches: """
        > (app)
          ignored weft account to PageWarp: nobody is logged in
        """)
  }

  @Test func waitsWhileTheNextWeftsWaitInOrderAndOthersGoOn() async {
    rig.a.onAdapt = { warp, fact in
      guard fact == "account" else { return .knit }
      return .wait {
        try await warp.wireframe.sleep(for: .milliseconds(300))
        return .redirect(to: Fact("login"))
      }
    }

    rig.a.head.send("account", "second", "third")
    rig.stage.perform(.select("B"))
    rig.b.head.send("other")
    await rig.stage.play(.wait(.milliseconds(300)))

    rig.expectLog(
      matches: """
        > (app)
          hold account: PageWarp decides
        > select "B"
          select B
        > (app)
          knit other in PageWarp
          knitted other in PageWarp: no stitch
        > wait 300ms
          redirect account in PageWarp to login
          knit login in PageWarp
          knitted login in PageWarp: no stitch
          knit second in PageWarp
          knitted second in PageWarp: no stitch
          knit third in PageWarp
          knitted third in PageWarp: no stitch
        """)
  }

  @Test func knitsAfterWaitingEvenIfTheScreenThatSentHasLeft() async {
    let page = PageScreen("Page")
    rig.a.onAdapt = { _, fact in fact == "slow" ? .wait { .knit } : .knit }
    rig.a.onKnit = { _, fact in [Stitch(.push, next: fact == "slow" ? PageScreen("Next") : page)] }
    rig.a.head.send("picked")
    _ = rig.newLog()

    page.send("slow")
    rig.stage.perform(.back)
    await rig.scheduler.sleepers.settled()

    rig.expectLog(
      matches: """
          hold slow: PageWarp decides
        > back
          pop PageScreen "Page"
        > (app)
          knit slow in PageWarp
          knitted slow in PageWarp: push PageScreen "Next"
          push PageScreen "Next" onto A
        """)
  }

  @Test func logsAnErrorInsteadOfLosingTheWeft() async {
    rig.a.onAdapt = { _, fact in fact == "account" ? .wait { throw Offline() } : .knit }

    rig.a.head.send("account", "next")
    await rig.scheduler.sleepers.settled()

    rig.expectLog(
      matches: """
        > (app)
          hold account: PageWarp decides
          ignored weft account to PageWarp: the decision failed, Offline()
          knit next in PageWarp
          knitted next in PageWarp: no stitch
        """)
  }

  @Test func givesUpWhenTheWarpEndsBeforeItWaits() {
    rig.a.onAdapt = { warp, _ in
      warp.finish()
      return .wait { .knit }
    }

    rig.a.head.send("slow")

    rig.expectLog(
      matches: """
        > (app)
          finish PageWarp
          ignored weft slow to PageWarp: PageWarp has ended
        """)
  }

  @Test func givesUpWhenTheWarpEndsMeanwhile() async {
    let child = PageWarp(rig.a.wireframe, "Child")
    child.onAdapt = { warp, fact in
      guard fact == "slow" else { return .knit }
      return .wait {
        try await warp.wireframe.sleep(for: .seconds(1))
        return .knit
      }
    }
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }
    rig.a.head.send("picked")
    _ = rig.newLog()

    child.head.send("slow", "next")
    child.finish()
    await rig.scheduler.sleepers.settled()
    await rig.stage.play(.wait(.seconds(2)))

    rig.expectLog(
      matches: """
          hold slow: PageWarp decides
          pop PageScreen "Child"
          finish PageWarp
          ignored weft next to PageWarp: PageWarp has ended
          ignored weft slow to PageWarp: PageWarp has ended
        > wait 2000ms
        """)
  }
}
