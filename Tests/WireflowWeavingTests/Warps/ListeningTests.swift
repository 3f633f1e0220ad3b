import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowWeaving

/// When a screen is listened to.
@MainActor
struct ListeningTests {
  @Test func listensToScreensThatAreVisible() async {
    var scenes = LoomScenes()
    await scenes.play("What a hidden screen sends is dropped, until it is visible again") { rig in
      rig.b.send("made", "last")
      rig.select("B", "A")
      let detail = PageScreen("Detail")
      rig.a.stitch(Stitch(.push, next: detail))
      rig.a.send("picked again")
      rig.stage.perform(.back)
      rig.a.send("picked again")
      detail.send("late")
      rig.a.wireframe.presentAlert(AlertContent(title: "Hello"), from: rig.a.head)
      rig.a.send("behind an alert")
    }
    for listening in [Stitch.Listening.keepingWhileHidden, .whileOnStage, .whileWarpLives] {
      await scenes.play("A screen is listened to \(listening)") { rig in
        let page = PageScreen("Page")
        rig.a.stitch(Stitch(.push, next: page, listening: listening))
        rig.select("B")
        page.send("one", "two")
        rig.select("A")
        rig.stage.perform(.back)
        page.send("late")
      }
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func listensToServices() async {
    var scenes = LoomScenes()
    await scenes.play("A warp is told how many wefts it has missed, and is heard while hidden") {
      rig in
      let (service, child) = (PageScreen("Service"), PageWarp(rig.a.wireframe, "Child"))
      child.on("dismiss") { [unowned child] in
        child.wireframe.hide(child.head)
        return .empty
      }
      service.send("one", "two", "begin")
      rig.a.stitch(Stitch(.push, nextPresentable: child, nextWeftable: service))
      rig.select("B")
      service.send("dismiss")
      service.send("late")
    }
    await scenes.play("A view model is heard after its page has gone") { rig in
      let model = PageScreen("Model")
      rig.a.stitch(
        Stitch(
          .push, nextPresentable: PageScreen("Page"), nextWeftable: model,
          listening: .whileWarpLives))
      weak let page = rig.stage.state.frontScreen
      rig.stage.perform(.back)
      #expect(page == nil)
      model.send("late")
    }
    await scenes.play("Several become one: all first wefts, in order, and then what any sends") {
      rig in
      let (page, service) = (PageScreen("Page"), PageScreen("Service"))
      page.send("missed", "one")
      service.send("missed", "missed", "three")
      let all = CompositeWeftable(page, SingleWeftable("two"), service)
      rig.a.stitch(Stitch(.push, nextPresentable: page, nextWeftable: all))
      service.send("four")
      page.send("five")
    }
    await scenes.play("Pages that nobody shows are told of in the order of their stitches") { rig in
      rig.a.on("picked") { (1...9).map { Stitch(next: PlainScreen("Nowhere \($0)")) } }
      rig.a.send("picked", "picked")
    }
    await scenes.play("What was kept is told when the warp ends") { rig in
      let child = PageWarp(rig.a.wireframe, "Child")
      child.on("first", Stitch(next: child.head, listening: .keepingWhileHidden))
      rig.a.stitch(.warp(.push, child, knitting: "first"))
      child.on("done", .end(screens: .left))
      rig.select("B")
      child.send("kept")
      rig.loom.send(Fact("done"), to: PageWarp.self)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func letsAWeftableBeginOnceItIsListenedTo() {
    let (rig, service) = (LoomRig(), BeginningService())
    rig.b.on("listen", Stitch(nextPresentable: rig.b.head, nextWeftable: service))
    rig.loom.send(Fact("listen"), to: PageWarp.self)
    #expect(service.beginnings == 0)

    rig.select("B", "A", "B")

    #expect(service.beginnings == 1)
  }

  @Test(arguments: [Stitch.Listening.whileOnStage, .whileWarpLives])
  func forgetsScreensThatAreGone(_ listening: Stitch.Listening) {
    let rig = LoomRig()
    for _ in 0..<100 {
      rig.a.stitch(Stitch(.push, next: PageScreen("Page"), listening: listening))
      rig.stage.perform(.back)
    }

    #expect(rig.a.weaver.listenings.count < 20)
  }
}

/// A service that counts how often it begins, and sends a weft then.
@MainActor
private final class BeginningService: Weftable {
  let weftSubject = WeftSubject()
  private(set) var beginnings = 0

  func readyToEmitWefts() {
    beginnings += 1
    weftSubject.send(Fact("ready"))
  }
}
