import TestSupport
import Testing
import Wireflow
import WireflowWeaving

/// When warps end, and that nothing of them stays.
@MainActor
struct LifetimeTests {
  private let rig = LoomRig()

  @Test(arguments: [Stitch.PresentationStyle.push, .popup])
  func endsWhenItsLastScreenLeaves(_ style: Stitch.PresentationStyle) {
    weak let child = addChild(as: style)

    rig.stage.perform(.back)

    #expect(child == nil)
    #expect(rig.newLog().hasSuffix("\n  cancel PageWarp"))
  }

  @Test func endsWhenItsLastScreenIsSwipedAway() {
    weak let child = addChild(as: .push)

    (child?.head).map(rig.swipe)

    #expect(child == nil)
    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Child of A"
          cancel PageWarp
        """)
  }

  @Test func livesOnWhenASwipeIsBrokenOff() throws {
    let head = try #require(addChild(as: .push)?.head)

    #expect(rig.stage.allowsUserPop)
    head.send("heard")

    rig.expectLog(
      matches: """
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }

  @Test func livesOnWhenASwipeIsRefused() throws {
    let child = try #require(addChild(as: .push))
    child.guardRequests { _, _ in .refuse("unsaved") }

    rig.swipe(child.head)
    child.head.send("heard")

    rig.expectLog(
      matches: """
        > back
          ignored pop PageScreen "Child of A": PageWarp refused, unsaved
          restore
        > (app)
          knit heard in PageWarp
          knitted heard in PageWarp: no stitch
        """)
  }

  @Test func isReleasedWithAllItsScreensFromTheMiddleOfAStack() throws {
    weak let child = addChild(as: .push)
    weak let detail: PageScreen? = {
      let detail = PageScreen("Detail")
      child?.onKnit = { [weak detail] _, _ in detail.map { [Stitch(.push, next: $0)] } ?? .empty }
      child?.head.send("picked")
      return detail
    }()
    #expect(detail != nil)
    _ = rig.newLog()

    rig.stage.perform(.backTo("A"))

    #expect(child == nil)
    #expect(detail == nil)
    rig.expectLog(
      matches: """
        > back to "A"
          pop to PageScreen "A"
          cancel PageWarp
        """)
  }

  @Test func endsByAStitchAndTellsItsParentOnceItsScreensHaveLeft() {
    weak let child = addChild(as: .popup)
    child?.onKnit = { _, _ in [.end(forwardingToParent: Fact("child is done"))] }

    child?.head.send("done")

    #expect(child == nil)
    rig.expectLog(
      matches: """
          knit done in PageWarp
          knitted done in PageWarp: end, forward child is done to the parent
          dismiss PageScreen "Child of A"
          finish PageWarp
          knit child is done in PageWarp
          knitted child is done in PageWarp: no stitch
        """)
  }

  @Test func tellsAParentThatHasNoScreenOfItsOwn() {
    let wireframe = rig.a.wireframe
    let child = PageWarp(wireframe, "Child") { _, _ in
      [.end(forwardingToParent: Fact("child is done"))]
    }
    let parent = TopWarp(wireframe) { _, fact in
      fact == "first"
        ? [Stitch(.popup, nextPresentable: child, nextWeftable: SingleWeftable("begin"))]
        : [Stitch(.popup, next: PageScreen("Next"))]
    }
    rig.a.onKnit = { _, _ in
      [Stitch(nextPresentable: parent, nextWeftable: SingleWeftable("first"))]
    }
    rig.a.head.send("picked")
    _ = rig.newLog()

    child.head.send("done")

    rig.expectLog(
      matches: """
          knit done in PageWarp
          knitted done in PageWarp: end, forward child is done to the parent
          dismiss PageScreen "Child"
          finish PageWarp
          knit child is done in TopWarp
          knitted child is done in TopWarp: popup PageScreen "Next"
          present PageScreen "Next" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test func leavesItsScreensToItsParent() {
    weak let child = addChild(as: .push)
    weak let head = child?.head
    child?.onKnit = { _, _ in [.end(screens: .left)] }

    child?.head.send("done")

    #expect(child == nil)
    #expect(head.map(rig.stage.isOnStage) == true)
    rig.expectLog(
      matches: """
          knit done in PageWarp
          knitted done in PageWarp: end
          finish PageWarp
        """)
  }

  @Test func endsWithItsParent() {
    weak let child = addChild(as: .push)
    weak let grandchild = addChild(as: .push, below: child)
    _ = rig.newLog()

    child?.finish()

    #expect(child == nil)
    #expect(grandchild == nil)
    rig.expectLog(
      matches: """
          pop to PageScreen "A"
          cancel PageWarp
          finish PageWarp
        """)
  }

  @Test func dropsItsStitchesWhenItEndsWhileItKnits() {
    weak let child = addChild(as: .push)
    child?.onKnit = { warp, _ in
      warp.finish()
      warp.head.send("late")
      return [Stitch(.push, next: PageScreen("Detail"))]
    }

    child?.head.send("done")

    #expect(child == nil)
    rig.expectLog(
      matches: """
          knit done in PageWarp
          pop PageScreen "Child of A"
          finish PageWarp
          ignored weft late of PageScreen "Child of A": nobody listens to it any more
          knitted done in PageWarp: push PageScreen "Detail"
          ignored weft done to PageWarp: PageWarp has ended, its stitches go
        """)
  }

  @Test func endsInAnyOrder() {
    weak let first = addChild(as: .popup)
    weak let second = addChild(as: .popup, below: rig.b)
    weak let third = addChild(as: .popup, below: rig.top)
    _ = rig.newLog()

    second?.finish()
    first?.head.send("first")
    third?.head.send("third")
    first?.finish()
    third?.head.send("third")
    third?.finish()

    #expect([first, second, third].allSatisfy { $0 == nil })
    rig.expectLog(
      matches: """
          dismiss PageScreen "Child of PageWarp"
          + present PageScreen "Child of TopWarp" over PageScreen "Child of A" as sheet, dismiss button Done
          finish PageWarp
          ignored weft first of PageScreen "Child of A": it is hidden
          knit third in PageWarp
          knitted third in PageWarp: no stitch
          dismiss PageScreen "Child of A"
          + present PageScreen "Child of TopWarp" over PageScreen "A" as sheet, dismiss button Done
          finish PageWarp
          knit third in PageWarp
          knitted third in PageWarp: no stitch
          dismiss PageScreen "Child of TopWarp"
          finish PageWarp
        """)
  }

  @Test func isFreedWithTheController() {
    var rig: LoomRig? = LoomRig()
    weak let (loom, top, a, head) = (rig?.loom, rig?.top, rig?.a, rig?.a.head)
    #expect(loom != nil && top != nil && a != nil && head != nil)

    rig = nil

    #expect(loom == nil && top == nil && a == nil && head == nil)
  }

  @Test func isFreedWithTheControllerEvenIfItExpressesItsWeftsItself() {
    var rig: LoomRig? = LoomRig()
    weak let child: SpeakingWarp? = {
      let child = (rig?.a.wireframe).map(SpeakingWarp.init)
      rig?.a.onKnit = { _, _ in
        child.map { [Stitch(.push, nextPresentable: $0, nextWeftable: $0)] } ?? .empty
      }
      rig?.a.head.send("picked")
      rig?.a.onKnit = { _, _ in .empty }
      return child
    }()
    child?.weftSubject.send(Fact("heard"))
    #expect(rig?.newLog().hasSuffix("knitted heard in SpeakingWarp: no stitch") == true)

    rig = nil

    #expect(child == nil)
  }

  /// Adds a warp below another, and forgets the log of it.
  private func addChild(
    as style: Stitch.PresentationStyle, below parent: (any Warp)? = nil
  ) -> PageWarp? {
    let child = PageWarp(rig.a.wireframe, "Child of \(parent.map { "\(type(of: $0))" } ?? "A")")
    let stitch = Stitch(style, nextPresentable: child, nextWeftable: SingleWeftable("begin"))
    switch parent {
    case let page as PageWarp: page.onKnit = { _, fact in fact == "add" ? [stitch] : .empty }
    case let top as TopWarp: top.onKnit = { _, fact in fact == "add" ? [stitch] : .empty }
    default: rig.a.onKnit = { _, fact in fact == "add" ? [stitch] : .empty }
    }
    rig.loom.send(Fact("add"))
    rig.a.onKnit = { _, _ in .empty }
    rig.b.onKnit = { _, _ in .empty }
    rig.top.onKnit = { _, _ in .empty }
    (parent as? PageWarp)?.onKnit = { _, _ in .empty }
    _ = rig.newLog()
    return child
  }
}
