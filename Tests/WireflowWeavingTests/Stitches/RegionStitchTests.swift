import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// Root items in a modal: warps and screens side by side.
@MainActor
struct ModalRootTests {
  /// Presents a warp "Topics" and a page "Privacy" in a modal from A.
  private func showTopics(_ rig: LoomRig) -> PageWarp {
    let topics = PageWarp(rig.a.wireframe, "Topics")
    topics.on("deeper", Stitch(.push, next: PageScreen("Music")))
    topics.on("done", .end(forwardingToParent: Fact("chosen")))
    let roots = [Stitch(next: PageScreen("Privacy")), .warp(.presented, topics)]
    rig.a.stitch(.popup(roots, in: TabBarWireframe(stage: rig.stage)))
    return topics
  }

  @Test(arguments: Shape.allCases)
  func holdsWarpsThatEndWithIt(_ shape: Shape) async {
    var scenes = LoomScenes()
    await scenes.play("\(shape)", on: shape) { rig in
      let topics = showTopics(rig)
      rig.select("Topics")
      rig.controller.perform(.adapt(.regular))
      topics.send("deeper")
      (rig.stage.state.rootScreens(around: topics.head)[0] as? PageScreen)?.send("hidden")
      rig.stage.perform(.dismiss)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func endsWaitsAndSaysWhatIsWrong() async {
    var scenes = LoomScenes()
    await scenes.play("A warp that ends leaves its root to its parent") { rig in
      let topics = showTopics(rig)
      rig.select("Topics")
      topics.send("deeper")
      rig.loom.send(Fact("done"), to: PageWarp.self)
      #expect(rig.stage.state.isOnStage(topics.head))
    }
    await scenes.play("A screen is no root item, and none is left") { rig in
      let plain = Stitch(next: PlainScreen("Plain"))
      rig.a.stitch(.popup([plain], in: TabBarWireframe(stage: rig.stage)))
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Screens and warps that are embedded in another screen.
@MainActor
struct EmbeddedStitchTests {
  /// Embeds a warp "News" and a page "Weather" in the page of A.
  private func embedNews(_ rig: LoomRig) -> PageWarp {
    let news = PageWarp(rig.a.wireframe, "News")
    news.on("deeper", Stitch(.push, next: PageScreen("Article")))
    news.on("warned", Stitch(.popup, next: PageScreen("Warning")))
    news.on("map", Stitch(.embed, next: PageScreen("Map")))
    news.on("done", .end(forwardingToParent: Fact("read")))
    rig.a.stitch(.warp(.embed, news), Stitch(.embed, next: PageScreen("Weather")))
    return news
  }

  @Test(arguments: Shape.allCases)
  func standsInItsHostAndActsForIt(_ shape: Shape) async {
    var scenes = LoomScenes()
    await scenes.play("\(shape)", on: shape) { rig in
      let news = embedNews(rig)
      rig.loom.send(Fact("map"))
      #expect(rig.stage.state.embedded(in: news.head).map(\.title) == ["Map"])
      news.send("deeper")
      rig.controller.perform(.adapt(.regular))
      rig.stage.perform(.back)
      for _ in 1...2 { rig.loom.send(Fact("deeper")) }
      rig.a.wireframe.popToRoot(of: rig.a.head)
      news.send("warned", "hidden")
      rig.stage.perform(.dismiss)
      news.send("done")
      #expect(rig.stage.state.embedded(in: rig.a.head).map(\.title) == ["Weather"])
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Details beside a list, and the warps that begin there.
@MainActor
struct DetailStitchTests {
  /// Shows a warp of a message beside the list of A.
  private func show(_ message: String, _ rig: LoomRig) -> Stitch {
    let warp = PageWarp(rig.a.wireframe, message)
    warp.on("photo", Stitch(.push, next: PageScreen("Photo")))
    warp.on("next", .forwardToParent(Fact("message 3")))
    return .warp(.showDetail, warp)
  }

  /// In columns, the list can still be tapped.
  @Test(arguments: Shape.allCases)
  func endsTheWarpOfTheDetailThatItReplaces(_ shape: Shape) async {
    var scenes = LoomScenes()
    await scenes.play("\(shape)", on: shape) { rig in
      rig.a.on("message 3", show("message 3", rig))
      rig.a.stitch(show("message 1", rig))
      rig.controller.perform(.adapt(.regular))
      rig.a.stitch(show("message 2", rig))
      let front = rig.stage.state.detail(beside: rig.a.head).first as? PageScreen
      front?.send("photo")
      rig.controller.perform(.adapt(.compact))
      rig.stage.perform(.back)
      front?.send("next")
      rig.stage.perform(.back)
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Warps in details, embedded and in modals are released with what they present.
@MainActor
struct RegionLeakTests {
  @Test(arguments: Shape.allCases, [Stitch.PresentationStyle.showDetail, .embed, .popup])
  func leavesNothingBehind(_ shape: Shape, _ style: Stitch.PresentationStyle) {
    expectNoLeaks { tracker in
      let rig = LoomRig(wireframe: shape.makeWireframe)
      expectNoLeaks { tracker in
        let child = tracker.track(PageWarp(rig.a.wireframe, "Child"))
        tracker.track(child.head)
        if style == .popup {
          let tabs = tracker.track(TabBarWireframe(stage: rig.stage))
          let roots: [Stitch] = [.warp(.presented, child), Stitch(next: PageScreen("Beside"))]
          rig.a.stitch(.popup(roots, in: tabs))
        } else {
          rig.a.stitch(.warp(style, child))
        }
        child.stitch(Stitch(.embed, next: tracker.track(PageScreen("Page"))))
        switch style {
        case .showDetail: rig.a.wireframe.showDetail(PageScreen("Other"), from: rig.a.head)
        case .embed: child.stitch(.end())
        default: rig.stage.perform(.dismiss)
        }
      }
      for object in [rig.controller, rig.loom, rig.a] as [AnyObject] { tracker.track(object) }
    }
  }
}
