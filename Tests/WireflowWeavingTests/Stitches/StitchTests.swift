import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// How the screens of stitches are presented.
@MainActor
struct PresentationStyleTests {
  @Test func presentsFromTheScreenThatSent() async {
    var scenes = LoomScenes()
    await scenes.play("Pushes and replaces the sender, and pops up") { rig in
      let (detail, cast) = (PageScreen("Detail"), PageScreen("Cast"))
      rig.a.onKnit = { _, fact in
        switch fact {
        case "picked": [Stitch(.push, next: detail)]
        case "cast": [Stitch(.push, next: cast)]
        case "other": [Stitch(.replace, next: PageScreen("Other"))]
        default: [Stitch(.popup, next: PageScreen("Settings"))]
        }
      }
      rig.a.head.send("picked")
      detail.send("cast")
      cast.send("other")
      rig.b.head.send("hidden")
      rig.loom.send(Fact("settings"), to: PageWarp.self)
    }
    await scenes.play("Shows as the wireframe has it", on: .split) { rig in
      rig.a.onKnit = { _, fact in [Stitch(.show, next: PageScreen("\(fact)"))] }
      rig.a.head.send("one", "two")
    }
    await scenes.play("Roots are installed together") { rig in
      rig.a.onKnit = { _, _ in
        [Stitch(.root, next: PageScreen("One")), Stitch(.root, next: PageScreen("Two"))]
      }
      rig.a.head.send("everything")
    }
    await scenes.play("A root that is installed again is listened to once") { rig in
      rig.a.onKnit = { warp, fact in
        guard fact == "more" else { return .empty }
        return [Stitch(.root, next: warp.head), Stitch(.root, next: PageScreen("New"))]
      }
      rig.a.head.send("more")
      rig.a.head.send("heard")
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func listensToWhatTheWarpHasPresentedItself() async {
    var scenes = LoomScenes()
    await scenes.play("A screen") { rig in
      let detail = PageScreen("Detail")
      rig.a.onKnit = { warp, fact in
        guard fact == "picked" else { return .empty }
        warp.wireframe.push(detail, from: warp.sender)
        return [Stitch(next: detail)]
      }
      rig.a.head.send("picked")
      detail.send("heard")
    }
    await scenes.play("The head of a warp") { rig in
      let child = PlainWarp(rig.a.wireframe, "Child")
      rig.a.onKnit = { warp, _ in
        warp.wireframe.push(child.head, from: warp.sender)
        return [.warp(.presented, child)]
      }
      rig.a.head.send("picked")
      #expect(rig.stage.flow(of: child.head) == "PlainWarp")
    }
    await scenes.play("A warp without a head") { rig in
      let child = TopWarp(rig.a.wireframe) { _, fact in
        [Stitch(.popup, next: PageScreen("\(fact)"))]
      }
      rig.a.onKnit = { _, _ in [.warp(.presented, child, knitting: "Help")] }
      rig.a.head.send("help")
      rig.stage.perform(.dismiss)
    }
    await scenes.play("A weftable that never comes on stage says so") { rig in
      let warp = PageWarp(rig.a.wireframe, "Warp") { _, _ in [Stitch(next: PageScreen("Nowhere"))] }
      rig.a.onKnit = { _, _ in [.warp(.push, warp, knitting: "listen")] }
      rig.a.head.send("go")
      rig.stage.perform(.back)
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Several stitches of one weft, each of which relies on those before it.
@MainActor
struct StitchOrderTests {
  @Test func severalStitchesBuildOnEachOther() async {
    var scenes = LoomScenes()
    await scenes.play("Pushes go on top of each other") { rig in
      rig.a.onKnit = { warp, _ in
        [
          Stitch(.push, next: PageScreen("Movie")), Stitch(.push, next: PageScreen("Cast")),
          .warp(.push, PageWarp(warp.wireframe, "Actor"), knitting: "nothing"),
        ]
      }
      rig.a.head.send("link")
      #expect(rig.stage.stack(of: rig.a.head).map(\.title) == ["A", "Movie", "Cast", "Actor"])
    }
    await scenes.play("Pop-ups and pushes come onto a new root") { rig in
      rig.a.onKnit = { _, _ in
        [
          Stitch(.root, next: PageScreen("Home")), Stitch(.popup, next: PageScreen("Welcome")),
          Stitch(.push, next: PageScreen("News")),
        ]
      }
      rig.a.head.send("signed in")
    }
    await scenes.play("A pop-up in front covers what the sender presents") { rig in
      rig.a.onKnit = { _, _ in
        [
          Stitch(.popup, next: PageScreen("Settings")),
          Stitch(.popupInFront, next: PageScreen("Login")),
        ]
      }
      rig.a.head.send("expired")
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func initialWeftsComeBeforeLaterForwards() async {
    var scenes = LoomScenes()
    await scenes.play("Of a root") { rig in
      rig.a.onKnit = { _, fact in
        guard fact == "signed in" else { return .empty }
        let initial = SingleWeftable("initial")
        return [
          Stitch(.root, nextPresentable: PageScreen("Home"), nextWeftable: initial),
          .forwardToThisWarp(Fact("forwarded")),
        ]
      }
      rig.top.onKnit = { _, _ in .empty }
      rig.a.head.send("signed in")
    }
    await scenes.play("Of warps at the root") { rig in
      let (c, d) = (PageWarp(rig.a.wireframe, "C"), PageWarp(rig.a.wireframe, "D"))
      rig.top.onKnit = { _, fact in
        guard fact == "sign in" else { return .empty }
        return [
          .forwardToThisWarp(Fact("first")), .warp(.root, c),
          .forwardToThisWarp(Fact("second")), .warp(.root, d),
        ]
      }
      rig.a.onKnit = { _, _ in [.forwardToParent(Fact("sign in"))] }
      rig.a.head.send("signed in")
    }
    await scenes.play("And before the end that a parent hears of") { rig in
      let warp = PageWarp(rig.a.wireframe, "Warp") { _, fact in
        guard fact == "leave" else { return .empty }
        let seen = SingleWeftable("seen")
        return [
          Stitch(.popupInFront, nextPresentable: PageScreen("Bye"), nextWeftable: seen),
          .end(forwardingToParent: Fact("left"), screens: .left),
        ]
      }
      rig.a.onKnit = { _, fact in fact == "go" ? [.warp(.push, warp)] : .empty }
      rig.a.head.send("go")
      warp.head.send("leave")
    }

    assertSnapshot(of: scenes.text)
  }
}

/// Stitches that the stage carries out later, or not at all.
@MainActor
struct HeldStitchTests {
  @Test func waitForGuardsAndGoWithRefusals() async {
    var scenes = LoomScenes()
    await scenes.play("A screen that a guard holds back is listened to afterwards") { rig in
      let page = PageScreen("Page")
      rig.a.onKnit = { _, fact in fact == "picked" ? [Stitch(.push, next: page)] : .empty }
      rig.b.guardRequests { _, _ in .wait(upTo: .seconds(60)) { .allow } }
      rig.a.head.send("picked")
      await rig.scheduler.sleepers.settled()
      page.send("heard")
    }
    await scenes.play("A warp whose head a guard holds back starts afterwards") { rig in
      let new = PageWarp(rig.a.wireframe, "New")
      rig.top.onKnit = { _, _ in [.warp(.root, new)] }
      rig.b.guardRequests { _, request in
        guard case .install = request.requests.first else { return .allow }
        return .wait(upTo: .seconds(60)) { .allow }
      }
      rig.loom.send(Fact("begin anew"), to: TopWarp.self)
    }
    await scenes.play("A warp whose head is refused is forgotten") { rig in
      weak let child: PageWarp? = {
        let child = PageWarp(rig.a.wireframe, "Child")
        rig.a.onKnit = { _, fact in
          fact == "tabs"
            ? [.popup([.warp(.presented, child)], in: TabBarWireframe(stage: rig.stage))]
            : [.warp(.root, child)]
        }
        return child
      }()
      rig.b.guardRequests { _, request in
        switch request.requests.first {
        case .install, .presentRootItems: .refuse("not now")
        default: .allow
        }
      }
      rig.a.head.send("everything", "tabs")
      rig.a.onKnit = { _, _ in .empty }
      #expect(child == nil)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func comeOnceForTwoTaps() async {
    var scenes = LoomScenes()
    await scenes.play("The second of two taps is dropped, from inside and outside") { rig in
      rig.a.onKnit = { warp, fact in
        if fact == "outer" { warp.head.send("picked", "picked") }
        return fact == "picked" ? [Stitch(.push, next: PageScreen("Detail"))] : .empty
      }
      rig.a.head.send("outer", "picked")
    }
    await scenes.play("A screen that comes back in the same batch is listened to") { rig in
      let page = PageScreen("Page")
      rig.a.onKnit = { _, fact in fact == "picked" ? [Stitch(.push, next: page)] : .empty }
      rig.a.head.send("picked")
      rig.a.wireframe.batch {
        rig.a.wireframe.pop(page)
        rig.a.head.send("picked")
      }
      page.send("heard")
    }

    assertSnapshot(of: scenes.text)
  }
}
