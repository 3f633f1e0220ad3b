import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// Root items in a modal: warps and screens side by side.
@MainActor
struct ModalRootTests {
  /// Lets A present a warp "Topics" and a page "Privacy" in a modal when it knits "intro".
  private func addTopics(to rig: LoomRig) -> PageWarp {
    let topics = PageWarp(rig.a.wireframe, "Topics") { _, fact in
      switch fact {
      case "picked": [Stitch(.push, next: PageScreen("Music"))]
      case "done": [.end(forwardingToParent: Fact("chosen"))]
      default: .empty
      }
    }
    rig.a.onKnit = { [weak topics] warp, fact in
      guard fact == "intro", let topics else { return .empty }
      let roots = [Stitch(next: PageScreen("Privacy")), .warp(.presented, topics)]
      return [.popup(roots, in: TabBarWireframe(stage: warp.wireframe.stage))]
    }
    return topics
  }

  @Test(arguments: Shape.allCases)
  func holdsWarpsThatEndWithIt(_ shape: Shape) async {
    var scenes = LoomScenes()
    await scenes.play("\(shape)", on: shape) { rig in
      let topics = addTopics(to: rig)
      rig.a.head.send("intro")
      rig.stage.perform(.select("Topics"))
      rig.controller.perform(.adapt(.regular))
      topics.head.send("picked")
      (rig.stage.rootScreens(around: topics.head)[0] as? PageScreen)?.send("hidden")
      rig.stage.perform(.dismiss)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func endsWaitsAndSaysWhatIsWrong() async {
    var scenes = LoomScenes()
    await scenes.play("A warp that ends leaves its root to its parent") { rig in
      let topics = addTopics(to: rig)
      rig.a.head.send("intro")
      rig.stage.perform(.select("Topics"))
      topics.head.send("picked")
      rig.loom.send(Fact("done"), to: PageWarp.self)
      #expect(rig.stage.isOnStage(topics.head))
    }
    await scenes.play("It waits behind an alert") { rig in
      let topics = addTopics(to: rig)
      rig.a.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.a.head)
      rig.a.head.send("intro")
      rig.stage.perform(.choose("OK"))
      #expect(rig.stage.flow(of: topics.head) == "PageWarp")
    }
    await scenes.play("A screen is no root item, and none is left") { rig in
      rig.a.onKnit = { _, _ in
        [.popup([Stitch(next: PlainScreen("Plain"))], in: TabBarWireframe(stage: rig.stage))]
      }
      rig.a.head.send("intro")
    }
    await scenes.play("It has a style and no button") { rig in
      rig.a.onKnit = { _, _ in
        [
          .popup(
            [Stitch(.push, next: PageScreen("One")), Stitch(.popup, next: PageScreen("Two"))],
            in: HamburgerWireframe(stage: rig.stage), style: .fullScreen, dismissButton: nil)
        ]
      }
      rig.a.head.send("intro")
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Screens and warps that are embedded in another screen.
@MainActor
struct EmbeddedStitchTests {
  /// Lets A embed a warp "News" and a page "Weather" when it knits "dashboard".
  private func addNews(to rig: LoomRig) -> PageWarp {
    let news = PageWarp(rig.a.wireframe, "News") { _, fact in
      switch fact {
      case "picked": [Stitch(.push, next: PageScreen("Article"))]
      case "warned": [Stitch(.popup, next: PageScreen("Warning"))]
      case "map": [Stitch(.embed, next: PageScreen("Map"))]
      case "done": [.end(forwardingToParent: Fact("read"))]
      default: .empty
      }
    }
    let host = PageScreen("Host")
    rig.a.onKnit = { [weak news] _, fact in
      if fact == "opened" { return [Stitch(.push, next: host)] }
      guard fact == "dashboard", let news else { return .empty }
      return [.warp(.embed, news), Stitch(.embed, next: PageScreen("Weather"))]
    }
    return news
  }

  @Test(arguments: Shape.allCases)
  func standsInItsHostAndActsForIt(_ shape: Shape) async {
    var scenes = LoomScenes()
    await scenes.play("\(shape)", on: shape) { rig in
      let news = addNews(to: rig)
      rig.a.head.send("dashboard")
      news.head.send("picked")
      rig.controller.perform(.adapt(.regular))
      rig.stage.perform(.back)
      news.head.send("warned", "hidden")
      rig.stage.perform(.dismiss)
      news.head.send("done")
      #expect(rig.stage.embedded(in: rig.a.head).map(\.title) == ["Weather"])
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func presentsFromItselfAndEndsWithItsHost() async {
    var scenes = LoomScenes()
    await scenes.play("Wefts from outside") { rig in
      let news = addNews(to: rig)
      rig.a.head.send("dashboard")
      rig.loom.send(Fact("map"))
      #expect(rig.stage.embedded(in: news.head).map(\.title) == ["Map"])
      rig.loom.send(Fact("picked"))
      rig.loom.send(Fact("picked"))
    }
    await scenes.play("The end of the host") { rig in
      let news = addNews(to: rig)
      rig.a.head.send("opened")
      (rig.stage.frontScreen as? PageScreen)?.send("dashboard")
      #expect(rig.stage.isOnStage(news.head))
      rig.stage.perform(.back)
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Details beside a list, and the warps that begin there.
@MainActor
struct DetailStitchTests {
  /// Lets A show a warp of each message that is picked beside its list.
  private func addMessages(to rig: LoomRig) {
    rig.a.onKnit = { warp, fact in
      guard fact.description.hasPrefix("message") else { return .empty }
      let message = PageWarp(warp.wireframe, "\(fact)") { warp, fact in
        switch fact {
        case "photo": [Stitch(.push, next: PageScreen("Photo"))]
        case "next": [.forwardToParent(Fact("message 3"))]
        default: .empty
        }
      }
      return [.warp(.showDetail, message)]
    }
  }

  /// In columns, the list can still be tapped.
  @Test(arguments: Shape.allCases)
  func endsTheWarpOfTheDetailThatItReplaces(_ shape: Shape) async {
    var scenes = LoomScenes()
    await scenes.play("\(shape)", on: shape) { rig in
      addMessages(to: rig)
      rig.a.head.send("message 1")
      rig.controller.perform(.adapt(.regular))
      rig.a.head.send("message 2")
      let front = rig.stage.detail(beside: rig.a.head).first as? PageScreen
      front?.send("photo")
      rig.controller.perform(.adapt(.compact))
      rig.stage.perform(.back)
      front?.send("next")
      rig.stage.perform(.back)
    }
    await scenes.play("\(shape), from outside", on: shape) { rig in
      addMessages(to: rig)
      rig.a.head.send("message 1")
      rig.loom.send(Fact("message 2"))
      #expect(rig.stage.detail(beside: rig.a.head).map(\.title) == ["message 2"])
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
        let page = tracker.track(PageScreen("Page"))
        tracker.track(child.head)
        child.onKnit = { [weak page] _, fact in
          switch fact {
          case "deeper": page.map { [Stitch(.embed, next: $0)] } ?? .empty
          case "done": [.end()]
          default: .empty
          }
        }
        rig.a.onKnit = { _, _ in
          guard style == .popup else { return [.warp(style, child)] }
          let wireframe = tracker.track(TabBarWireframe(stage: rig.stage))
          let roots = [Stitch(next: PageScreen("Beside")), .warp(.presented, child)]
          return [.popup(roots, in: wireframe)]
        }
        rig.a.head.send("picked")
        rig.a.onKnit = { _, _ in [Stitch(.showDetail, next: PageScreen("Other"))] }
        child.head.send("deeper")
        switch style {
        case .showDetail: rig.loom.send(Fact("picked"), to: PageWarp.self)
        case .embed: child.head.send("done")
        default: rig.stage.perform(.dismiss)
        }
        rig.a.onKnit = { _, _ in .empty }
      }
      tracker.track(rig.controller)
      tracker.track(rig.loom)
      tracker.track(rig.a)
    }
  }
}
