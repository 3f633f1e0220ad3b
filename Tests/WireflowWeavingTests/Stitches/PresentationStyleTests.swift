import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// How the screen of a stitch is presented, on every wireframe that has its own way.
@MainActor
struct PresentationStyleTests {
  private let rig = LoomRig()

  @Test func pushesFromTheScreenThatSent() {
    let detail = PageScreen("Detail")
    rig.a.onKnit = { _, fact in
      [Stitch(.push, next: fact == "picked" ? detail : PageScreen("Cast"))]
    }

    rig.a.head.send("picked")
    detail.send("cast")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Detail"
          push PageScreen "Detail" onto A
          knit cast in PageWarp
          knitted cast in PageWarp: push PageScreen "Cast"
          push PageScreen "Cast" onto A
        """)
  }

  @Test func popsUp() {
    rig.a.onKnit = { _, _ in [Stitch(.popup, next: PageScreen("Settings"))] }

    rig.a.head.send("settings")

    rig.expectLog(
      matches: """
        > (app)
          knit settings in PageWarp
          knitted settings in PageWarp: popup PageScreen "Settings"
          present PageScreen "Settings" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test func showsAsTheWireframeHasIt() {
    let rig = LoomRig { SplitWireframe(stage: $0) }
    rig.a.onKnit = { _, fact in [Stitch(.show, next: PageScreen("\(fact)"))] }

    rig.a.head.send("one", "two")

    rig.expectLog(
      matches: """
        > (app)
          knit one in PageWarp
          knitted one in PageWarp: show PageScreen "one"
          push PageScreen "one" onto A
          knit two in PageWarp
          knitted two in PageWarp: show PageScreen "two"
          pop PageScreen "one"
          + push PageScreen "two" onto A
        """)
  }

  @Test func replacesTheSender() {
    let detail = PageScreen("Detail")
    rig.a.onKnit = { _, fact in
      fact == "picked"
        ? [Stitch(.push, next: detail)] : [Stitch(.replace, next: PageScreen("Other"))]
    }

    rig.a.head.send("picked")
    detail.send("other")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Detail"
          push PageScreen "Detail" onto A
          knit other in PageWarp
          knitted other in PageWarp: replace PageScreen "Other"
          replace PageScreen "Detail" with PageScreen "Other"
        """)
  }

  @Test func installsRootsTogether() {
    rig.a.onKnit = { _, _ in
      [Stitch(.root, next: PageScreen("One")), Stitch(.root, next: PageScreen("Two"))]
    }

    rig.a.head.send("everything")

    rig.expectLog(
      matches: """
        > (app)
          knit everything in PageWarp
          knitted everything in PageWarp: root PageScreen "One", root PageScreen "Two"
          install tab bar: One, Two
          cancel PageWarp
        """)
  }

  @Test func listensToWhatTheWarpHasPresentedItself() {
    let detail = PageScreen("Detail")
    rig.a.onKnit = { warp, fact in
      guard fact == "picked" else { return .empty }
      warp.wireframe.push(detail, from: warp.sender)
      return [Stitch(next: detail)]
    }

    rig.a.head.send("picked")
    detail.send("heard")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          push PageScreen "Detail" onto A
          knitted picked in PageWarp: listen to PageScreen "Detail"
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }

  @Test func givesAWarpTheHeadThatItsParentPushed() {
    let child = PlainWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { warp, _ in
      warp.wireframe.push(child.head, from: warp.sender)
      return [Stitch(nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
    }

    rig.a.head.send("picked")

    #expect(rig.stage.flow(of: child.head) == "PlainWarp")
    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          push PlainScreen "Child" onto A
          knitted picked in PageWarp: listen to PlainWarp
          start PlainWarp
          knit begin in PlainWarp
          knitted begin in PlainWarp: listen to PlainScreen "Child"
        """)
  }

  @Test func forgetsWarpsWhoseInstallIsRefused() {
    weak let child: PageWarp? = {
      let child = PageWarp(rig.a.wireframe, "Child")
      rig.a.onKnit = { _, _ in
        [Stitch(.root, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
      }
      return child
    }()
    rig.b.guardRequests { _, request in
      if case .install = request.requests.first { .refuse("not now") } else { .allow }
    }

    rig.a.head.send("everything")
    rig.a.onKnit = { _, _ in .empty }

    #expect(child == nil)
    rig.expectLog(
      matches: """
        > (app)
          knit everything in PageWarp
          knitted everything in PageWarp: root PageWarp
          ignored install Child: PageWarp refused, not now
          ignored weave PageWarp: its head was not presented
        """)
  }
}
