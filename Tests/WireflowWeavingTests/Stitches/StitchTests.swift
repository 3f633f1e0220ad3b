import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// How the screens of stitches are presented.
@MainActor
struct PresentationStyleTests {
  @Test func presentsFromTheScreenThatSentOrListensToWhatIsPresented() async {
    var scenes = LoomScenes()
    await scenes.play("Replaces the sender, and pops up from the front screen of a type") { rig in
      let detail = PageScreen("Detail")
      rig.a.on("other", Stitch(.replace, next: PageScreen("Other")))
      rig.a.on("settings", Stitch(.popup, next: PageScreen("Settings")))
      rig.a.stitch(Stitch(.push, next: detail))
      detail.send("other")
      rig.loom.send(Fact("settings"), to: PageWarp.self)
    }
    await scenes.play("A root that is installed again is listened to once") { rig in
      rig.a.stitch(Stitch(.root, next: rig.a.head), Stitch(.root, next: PageScreen("New")))
      rig.a.send("heard")
    }
    await scenes.play("Listens to a screen and a head that the warp has presented itself") { rig in
      let (detail, child) = (PageScreen("Detail"), PlainWarp(rig.a.wireframe))
      rig.a.on("open") {
        rig.a.wireframe.push(detail, from: rig.a.sender)
        return [Stitch(next: detail)]
      }
      rig.a.on("deeper") {
        rig.a.wireframe.push(child.head, from: rig.a.sender)
        return [.warp(.presented, child)]
      }
      rig.a.send("open")
      detail.send("deeper")
      #expect(rig.stage.flow(of: child.head) == "PlainWarp")
    }
    await scenes.play("Listens to a warp without a head") { rig in
      let child = TopWarp(rig.a.wireframe)
      child.on("Help", Stitch(.popup, next: PageScreen("Help")))
      rig.a.stitch(.warp(.presented, child, knitting: "Help"))
      rig.stage.perform(.dismiss)
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
      rig.a.stitch(
        Stitch(.push, next: PageScreen("Movie")), Stitch(.push, next: PageScreen("Cast")),
        .warp(.push, PageWarp(rig.a.wireframe, "Actor"), knitting: "nothing"))
    }
    await scenes.play("Nobody listens to a screen whose stitch is ignored") { rig in
      let detail = PageScreen("Detail")
      rig.a.on("open", Stitch(.push, next: detail))
      rig.a.wireframe.push(detail, from: rig.a.head)
      rig.loom.send(Fact("open"))
      detail.send("heard")
    }
    await scenes.play("Pop-ups and pushes come onto a new root") { rig in
      rig.a.stitch(
        Stitch(.root, next: PageScreen("Home")), Stitch(.popup, next: PageScreen("Welcome")),
        Stitch(.push, next: PageScreen("News")))
    }
    await scenes.play("A pop-up in front covers what the sender presents") { rig in
      rig.a.stitch(
        Stitch(.popup, next: PageScreen("Settings")),
        Stitch(.popupInFront, next: PageScreen("Login")))
    }
    await scenes.play("First wefts of warps at the root come before what is forwarded") { rig in
      let (c, d) = (PageWarp(rig.a.wireframe, "C"), PageWarp(rig.a.wireframe, "D"))
      rig.top.on("sign in") {
        [
          .forwardToThisWarp(Fact("first")), .warp(.root, c),
          .forwardToThisWarp(Fact("second")), .warp(.root, d),
        ]
      }
      rig.a.stitch(.forwardToParent(Fact("sign in")))
    }
    await scenes.play("And before the end that a parent hears of") { rig in
      let (child, seen) = (rig.addChild(), SingleWeftable("seen"))
      child.stitch(
        Stitch(.popupInFront, nextPresentable: PageScreen("Bye"), nextWeftable: seen),
        .end(forwardingToParent: Fact("left"), screens: .left))
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
      rig.b.guardRequests { _, _ in .wait(upTo: .seconds(60)) { .allow } }
      rig.a.stitch(Stitch(.push, next: page))
      await rig.scheduler.sleepers.settled()
      page.send("heard")
    }
    await scenes.play("A warp whose head a guard holds back starts afterwards") { rig in
      rig.b.guardRequests { _, request in
        guard case .install = request.requests.first else { return .allow }
        return .wait(upTo: .seconds(60)) { .allow }
      }
      rig.a.stitch(.warp(.root, PageWarp(rig.a.wireframe, "New")))
    }
    await scenes.play("A warp whose head is refused is forgotten") { rig in
      rig.b.guardRequests { _, request in
        switch request.requests.first {
        case .install, .presentRootItems: .refuse("not now")
        default: .allow
        }
      }
      weak let child: PageWarp? = {
        let child = PageWarp(rig.a.wireframe, "Child")
        rig.a.stitch(.warp(.root, child))
        rig.a.stitch(.popup([.warp(.presented, child)], in: TabBarWireframe(stage: rig.stage)))
        return child
      }()
      #expect(child == nil)
    }
    await scenes.play("Wefts beside a refused screen are not forwarded") { rig in
      rig.b.guardRequests { _, request in request.arriving.isEmpty ? .allow : .refuse("not now") }
      weak let page: PageScreen? = {
        let page = PageScreen("Page")
        rig.a.stitch(
          Stitch(.push, nextPresentable: page, nextWeftable: CompositeWeftable(page)),
          .forwardToThisWarp(Fact("next")), .end(forwardingToParent: Fact("done")))
        return page
      }()
      #expect(page == nil)
    }
    await scenes.play("The second of two taps is dropped, from inside and outside") { rig in
      rig.a.on("outer") {
        rig.a.send("picked", "picked")
        return .empty
      }
      rig.a.on("picked", Stitch(.push, next: PageScreen("Detail")))
      rig.a.send("outer", "picked")
    }
    await scenes.play("A screen that comes back in the same batch is listened to") { rig in
      let page = PageScreen("Page")
      rig.a.on("picked", Stitch(.push, next: page))
      rig.a.send("picked")
      rig.a.wireframe.batch {
        rig.a.wireframe.pop(page)
        rig.a.send("picked")
      }
      page.send("heard")
    }

    assertSnapshot(of: scenes.text)
  }
}
