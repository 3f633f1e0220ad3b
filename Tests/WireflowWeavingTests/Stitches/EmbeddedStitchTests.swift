import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// Screens and warps that are embedded in another screen.
@MainActor
struct EmbeddedStitchTests {
  /// Lets A embed a warp "News" and a page "Weather" when it knits "dashboard".
  private func makeRig(_ shape: Shape = .tabBar) -> (rig: LoomRig, news: PageWarp) {
    let rig = LoomRig(wireframe: shape.makeWireframe)
    let news = PageWarp(rig.a.wireframe, "News") { _, fact in
      switch fact {
      case "picked": [Stitch(.push, next: PageScreen("Article"))]
      case "warned": [Stitch(.popup, next: PageScreen("Warning"))]
      case "map": [Stitch(.embed, next: PageScreen("Map"))]
      case "done": [.end(forwardingToParent: Fact("read"))]
      default: .empty
      }
    }
    rig.a.onKnit = { [weak news] _, fact in
      guard fact == "dashboard", let news else { return .empty }
      return [
        Stitch(.embed, nextPresentable: news, nextWeftable: SingleWeftable("begin")),
        Stitch(.embed, next: PageScreen("Weather")),
      ]
    }
    return (rig, news)
  }

  @Test(arguments: Shape.allCases)
  func standsInItsHostAndActsForIt(_ shape: Shape) {
    let (rig, news) = makeRig(shape)

    rig.a.head.send("dashboard")
    news.head.send("picked")
    rig.controller.perform(.adapt(.regular))
    rig.stage.perform(.back)
    news.head.send("warned", "hidden")
    rig.stage.perform(.dismiss)
    news.head.send("done")

    rig.expectLog(
      matches: """
        > (app)
          knit dashboard in PageWarp
          knitted dashboard in PageWarp: embed PageWarp, embed PageScreen "Weather"
          start PageWarp
          embed PageScreen "News" in PageScreen "A"
          + embed PageScreen "Weather" in PageScreen "A"
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "News"
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Article"
          push PageScreen "Article" onto A
        > adapt regular
          \(shape.adaptingLine("A, B"))
        > back
          pop PageScreen "Article"
        > (app)
          knit warned in PageWarp
          knitted warned in PageWarp: popup PageScreen "Warning"
          present PageScreen "Warning" over PageScreen "A" as \(shape.wideSheet), dismiss button Done
          ignored weft hidden of PageScreen "News": it is hidden
        > dismiss
          dismiss PageScreen "Warning"
        > (app)
          knit done in PageWarp
          knitted done in PageWarp: end, forward read to the parent
          remove PageScreen "News"
          finish PageWarp
          knit read in PageWarp
          knitted read in PageWarp: no stitch
        """)
    #expect(rig.stage.embedded(in: rig.a.head).map(\.title) == ["Weather"])
  }

  @Test func presentsFromItselfWhatIsSentFromOutside() {
    let (rig, news) = makeRig()
    rig.a.head.send("dashboard")
    _ = rig.newLog()

    rig.loom.send(Fact("map"))
    #expect(rig.stage.embedded(in: news.head).map(\.title) == ["Map"])
    rig.loom.send(Fact("picked"))
    rig.loom.send(Fact("picked"))

    rig.expectLog(
      matches: """
          knit map in TopWarp
          knitted map in TopWarp: no stitch
          knit map in PageWarp
          knitted map in PageWarp: no stitch
          knit map in PageWarp
          knitted map in PageWarp: embed PageScreen "Map"
          embed PageScreen "Map" in PageScreen "News"
          knit map in PageWarp
          knitted map in PageWarp: no stitch
          knit picked in TopWarp
          knitted picked in TopWarp: no stitch
          knit picked in PageWarp
          knitted picked in PageWarp: no stitch
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Article"
          push PageScreen "Article" onto A
          knit picked in PageWarp
          knitted picked in PageWarp: no stitch
          knit picked in TopWarp
          knitted picked in TopWarp: no stitch
          knit picked in PageWarp
          knitted picked in PageWarp: no stitch
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Article"
          push PageScreen "Article" onto A
          knit picked in PageWarp
          knitted picked in PageWarp: no stitch
        """)
  }

  @Test func endsWithItsHost() {
    let (rig, news) = makeRig()
    let host = PageScreen("Host")
    rig.a.onKnit = { [weak news] _, fact in
      switch fact {
      case "opened": [Stitch(.push, next: host)]
      case "dashboard":
        news.map {
          [Stitch(.embed, nextPresentable: $0, nextWeftable: SingleWeftable("begin"))]
        } ?? .empty
      default: .empty
      }
    }
    rig.a.head.send("opened")
    host.send("dashboard")
    _ = rig.newLog()

    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Host"
          cancel PageWarp
        """)
  }

  @Test(arguments: Shape.allCases)
  func leavesNothingBehind(_ shape: Shape) {
    expectNoLeaks { tracker in
      let rig = LoomRig(wireframe: shape.makeWireframe)
      expectNoLeaks { tracker in
        let child = tracker.track(PageWarp(rig.a.wireframe, "Child"))
        let page = tracker.track(PageScreen("Page"))
        tracker.track(child.head)
        child.onKnit = { [weak page] _, fact in
          guard fact == "deeper" else { return [.end()] }
          return page.map { [Stitch(.embed, next: $0)] } ?? .empty
        }
        rig.a.onKnit = { _, fact in
          guard fact == "dashboard" else { return .empty }
          return [Stitch(.embed, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
        }
        rig.a.head.send("dashboard")
        rig.a.onKnit = { _, _ in .empty }
        child.head.send("deeper")
        child.head.send("done")
      }
      tracker.track(rig.controller)
      tracker.track(rig.a)
    }
  }
}
