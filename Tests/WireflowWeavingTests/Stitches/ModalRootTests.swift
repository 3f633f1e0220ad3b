import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// Root items in a modal: warps and screens side by side.
@MainActor
struct ModalRootTests {
  private let introTabs = "dismiss button Close, tab bar: Privacy, Topics"

  /// Lets A present a warp "Topics" and a page "Privacy" in a modal when it knits "intro".
  private func makeRig(_ shape: Shape = .tabBar) -> (rig: LoomRig, topics: PageWarp) {
    let rig = LoomRig(wireframe: shape.makeWireframe)
    let topics = PageWarp(rig.a.wireframe, "Topics") { _, fact in
      switch fact {
      case "picked": [Stitch(.push, next: PageScreen("Music"))]
      case "done": [.end(forwardingToParent: Fact("chosen"))]
      default: .empty
      }
    }
    rig.a.onKnit = { [weak topics] warp, fact in
      guard fact == "intro", let topics else { return .empty }
      let roots = [
        Stitch(next: PageScreen("Privacy")),
        Stitch(nextPresentable: topics, nextWeftable: SingleWeftable("begin")),
      ]
      return [.popup(roots, in: TabBarWireframe(stage: warp.wireframe.stage))]
    }
    return (rig, topics)
  }

  @Test(arguments: Shape.allCases)
  func holdsWarpsThatEndWithIt(_ shape: Shape) {
    let (rig, topics) = makeRig(shape)

    rig.a.head.send("intro")
    rig.stage.perform(.select("Topics"))
    rig.controller.perform(.adapt(.regular))
    topics.head.send("picked")
    (rig.stage.rootScreens(around: topics.head)[0] as? PageScreen)?.send("hidden")
    rig.stage.perform(.dismiss)

    rig.expectLog(
      matches: """
        > (app)
          knit intro in PageWarp
          knitted intro in PageWarp: popup PageScreen "Privacy" and PageWarp
          present PageScreen "Privacy" over PageScreen "A" as \(shape.sheet), \(introTabs)
          start PageWarp
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Topics"
        > select "Topics"
          select Topics
        > adapt regular
          \(shape.adaptingLine("A, B"))
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Music"
          push PageScreen "Music" onto Topics
          ignored weft hidden of PageScreen "Privacy": it is hidden
        > dismiss
          dismiss PageScreen "Privacy"
          cancel PageWarp
        """)
  }

  @Test func leavesTheRootOfAWarpThatEndsToItsParent() {
    let (rig, topics) = makeRig()
    rig.a.head.send("intro")
    _ = rig.newLog()

    rig.stage.perform(.select("Topics"))
    topics.head.send("picked")
    rig.loom.send(Fact("done"), to: PageWarp.self)

    rig.expectLog(
      matches: """
        > select "Topics"
          select Topics
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageScreen "Music"
          push PageScreen "Music" onto Topics
          knit done in PageWarp
          knitted done in PageWarp: no stitch
          knit done in PageWarp
          knitted done in PageWarp: end, forward chosen to the parent
          pop PageScreen "Music"
          finish PageWarp
          knit done in PageWarp
          knitted done in PageWarp: no stitch
          knit chosen in PageWarp
          knitted chosen in PageWarp: no stitch
        """)
    #expect(rig.stage.isOnStage(topics.head))
  }

  @Test func waitsBehindAnAlert() {
    let (rig, topics) = makeRig()
    rig.a.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.a.head)

    rig.a.head.send("intro")
    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > (app)
          alert "Wait" [OK]
          knit intro in PageWarp
          knitted intro in PageWarp: popup PageScreen "Privacy" and PageWarp
          hold present PageScreen "Privacy": alert "Wait" is open
        > choose "OK"
          close alert "Wait"
          present PageScreen "Privacy" over PageScreen "A" as sheet, dismiss button Close, tab bar: Privacy, Topics
          start PageWarp
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Topics"
        """)
    #expect(rig.stage.flow(of: topics.head) == "PageWarp")
  }

  @Test func forgetsItsWarpsWhenItIsRefused() {
    let rig = LoomRig()
    weak let child: PageWarp? = {
      let child = PageWarp(rig.a.wireframe, "Child")
      rig.a.onKnit = { warp, _ in
        let root = Stitch(nextPresentable: child, nextWeftable: SingleWeftable("begin"))
        return [.popup([root], in: TabBarWireframe(stage: warp.wireframe.stage))]
      }
      return child
    }()
    rig.b.guardRequests { _, request in
      if case .presentRootItems = request.requests.first { .refuse("not now") } else { .allow }
    }

    rig.a.head.send("intro")
    rig.a.onKnit = { _, _ in .empty }

    #expect(child == nil)
    rig.expectLog(
      matches: """
        > (app)
          knit intro in PageWarp
          knitted intro in PageWarp: popup PageWarp
          ignored present PageScreen "Child": PageWarp refused, not now
          ignored weave PageWarp: its head was not presented
        """)
  }

  @Test func saysThatAScreenIsNoRootItemAndThatNoneIsLeft() {
    let rig = LoomRig()
    rig.a.onKnit = { warp, _ in
      [
        .popup(
          [Stitch(next: PlainScreen("Plain"))], in: TabBarWireframe(stage: warp.wireframe.stage))
      ]
    }

    rig.a.head.send("intro")

    rig.expectLog(
      matches: """
        > (app)
          knit intro in PageWarp
          knitted intro in PageWarp: popup PlainScreen "Plain"
          ignored root PlainScreen "Plain": a root item must be RootLevelRepresentable
          ignored present root items: there are no root items
        """)
  }

  @Test func presentsWithAStyleAndWithoutAButton() {
    let rig = LoomRig()
    rig.a.onKnit = { warp, _ in
      [
        .popup(
          [Stitch(.push, next: PageScreen("One")), Stitch(.popup, next: PageScreen("Two"))],
          in: HamburgerWireframe(stage: warp.wireframe.stage), style: .fullScreen,
          dismissButton: nil)
      ]
    }

    rig.a.head.send("intro")

    rig.expectLog(
      matches: """
        > (app)
          knit intro in PageWarp
          knitted intro in PageWarp: popup PageScreen "One" and PageScreen "Two"
          present PageScreen "One" over PageScreen "A" as full screen, no dismiss button, drawer: One, Two
        """)
  }

  @Test(arguments: Shape.allCases)
  func leavesNothingBehind(_ shape: Shape) {
    expectNoLeaks { tracker in
      let rig = LoomRig(wireframe: shape.makeWireframe)
      expectNoLeaks { tracker in
        let child = tracker.track(PageWarp(rig.a.wireframe, "Child"))
        let page = tracker.track(PageScreen("Page"))
        let wireframe = tracker.track(TabBarWireframe(stage: rig.stage))
        tracker.track(child.head)
        rig.a.onKnit = { _, _ in
          [
            .popup(
              [
                Stitch(next: page),
                Stitch(nextPresentable: child, nextWeftable: SingleWeftable("begin")),
              ], in: wireframe)
          ]
        }
        rig.a.head.send("intro")
        rig.a.onKnit = { _, _ in .empty }
        rig.stage.perform(.dismiss)
      }
      tracker.track(rig.controller)
      tracker.track(rig.loom)
      tracker.track(rig.a)
    }
  }
}
