import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// Details beside a list, and the warps that begin there.
@MainActor
struct DetailStitchTests {
  /// Lets A show a warp of each message that is picked beside its list.
  private func makeRig(_ shape: Shape) -> LoomRig {
    let rig = LoomRig(wireframe: shape.makeWireframe)
    rig.a.onKnit = { warp, fact in
      guard fact.description.hasPrefix("message") else { return .empty }
      let message = PageWarp(warp.wireframe, "\(fact)") { warp, fact in
        switch fact {
        case "photo": [Stitch(.push, next: PageScreen("Photo"))]
        case "next": [.forwardToParent(Fact("message 3"))]
        default: .empty
        }
      }
      return [
        Stitch(.showDetail, nextPresentable: message, nextWeftable: SingleWeftable("begin"))
      ]
    }
    return rig
  }

  @Test(arguments: Shape.allCases)
  func endsTheWarpOfTheDetailThatItReplaces(_ shape: Shape) throws {
    let rig = makeRig(shape)

    rig.a.head.send("message 1")
    rig.controller.perform(.adapt(.regular))
    rig.a.head.send("message 2")
    let front = try #require(rig.stage.detail(beside: rig.a.head).first as? PageScreen)
    front.send("photo")
    rig.controller.perform(.adapt(.compact))
    rig.stage.perform(.back)
    front.send("next")
    rig.stage.perform(.back)

    rig.expectLog(matches: log(shape))
  }

  @Test(arguments: Shape.allCases)
  func showsFromOutsideWhateverLiesOnTheList(_ shape: Shape) {
    let rig = makeRig(shape)
    rig.a.head.send("message 1")
    _ = rig.newLog()

    rig.loom.send(Fact("message 2"))

    #expect(rig.stage.detail(beside: rig.a.head).map(\.title) == ["message 2"])
    rig.expectLog(
      matches: """
          knit message 2 in TopWarp
          knitted message 2 in TopWarp: no stitch
          knit message 2 in PageWarp
          knitted message 2 in PageWarp: show detail PageWarp
          start PageWarp
          show detail PageScreen "message 2" beside A
          knit message 2 in PageWarp
          knitted message 2 in PageWarp: no stitch
          cancel PageWarp
          knit message 2 in PageWarp
          knitted message 2 in PageWarp: no stitch
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "message 2"
        """)
  }

  @Test func refusesASecondTapOnTheListBelow() {
    let rig = LoomRig()
    rig.a.onKnit = { _, fact in [Stitch(.showDetail, next: PageScreen("\(fact)"))] }

    rig.a.head.send("one", "two")

    rig.expectLog(
      matches: """
        > (app)
          knit one in PageWarp
          knitted one in PageWarp: show detail PageScreen "one"
          show detail PageScreen "one" beside A
          ignored weft two of PageScreen "A": it is hidden
        """)
  }

  @Test(arguments: Shape.allCases)
  func leavesNothingBehind(_ shape: Shape) {
    expectNoLeaks { tracker in
      let rig = LoomRig(wireframe: shape.makeWireframe)
      expectNoLeaks { tracker in
        let child = tracker.track(PageWarp(rig.a.wireframe, "Child"))
        tracker.track(child.head)
        rig.a.onKnit = { _, _ in
          [Stitch(.showDetail, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
        }
        rig.a.head.send("picked")
        rig.a.onKnit = { _, _ in [Stitch(.showDetail, next: PageScreen("Other"))] }
        rig.loom.send(Fact("picked"), to: PageWarp.self)
        rig.a.onKnit = { _, _ in .empty }
      }
      tracker.track(rig.controller)
      tracker.track(rig.a)
    }
  }

  private func log(_ shape: Shape) -> String {
    let compact =
      shape == .adaptive
      ? "adapt to tab bar: A, B" : "ignored adapt compact: already in \(shape.container)"
    return """
      > (app)
        knit message 1 in PageWarp
        knitted message 1 in PageWarp: show detail PageWarp
        start PageWarp
        show detail PageScreen "message 1" beside A
        knit begin in PageWarp
        knitted begin in PageWarp: root PageScreen "message 1"
      > adapt regular
        \(shape.adaptingLine("A, B"))
      > (app)
      \(second(shape))
        knit photo in PageWarp
        knitted photo in PageWarp: push PageScreen "Photo"
        push PageScreen "Photo" onto A
      > adapt compact
        \(compact)
      > back
        pop PageScreen "Photo"
      > (app)
        knit next in PageWarp
        knitted next in PageWarp: forward message 3 to the parent
        knit message 3 in PageWarp
        knitted message 3 in PageWarp: show detail PageWarp
        start PageWarp
        show detail PageScreen "message 3" beside A
        cancel PageWarp
        knit begin in PageWarp
        knitted begin in PageWarp: root PageScreen "message 3"
      > back
        pop PageScreen "message 3"
        cancel PageWarp
      """
  }

  /// The log of a second message that is picked: in columns the list can still be tapped.
  private func second(_ shape: Shape) -> String {
    guard shape == .split || shape == .adaptive else {
      return "  ignored weft message 2 of PageScreen \"A\": it is hidden"
    }
    return """
        knit message 2 in PageWarp
        knitted message 2 in PageWarp: show detail PageWarp
        start PageWarp
        show detail PageScreen "message 2" beside A
        cancel PageWarp
        knit begin in PageWarp
        knitted begin in PageWarp: root PageScreen "message 2"
      """
  }
}
