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
      rig.b.head.send("made", "last")
      rig.stage.perform(.select("B"))
      rig.stage.perform(.select("A"))
      let detail = PageScreen("Detail")
      rig.push(detail)
      rig.a.head.send("picked again")
      rig.stage.perform(.back)
      rig.a.head.send("picked again")
      detail.send("late")
      rig.a.wireframe.presentAlert(AlertContent(title: "Hello"), from: rig.a.head)
      rig.a.head.send("behind an alert")
    }
    for listening in [
      Stitch.Listening.keepingWhileHidden, .whileOnStage, .whileWarpLives,
    ] {
      await scenes.play("A screen is listened to \(listening)") { rig in
        let page = PageScreen("Page")
        rig.push(page, listening: listening)
        rig.stage.perform(.select("B"))
        page.send("one", "two")
        rig.stage.perform(.select("A"))
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
      let service = PageScreen("Service")
      let child = PageWarp(rig.a.wireframe, "Child") { warp, _ in
        warp.wireframe.hide(warp.head)
        return .empty
      }
      rig.a.onKnit = { _, _ in [Stitch(.push, nextPresentable: child, nextWeftable: service)] }
      service.send("one", "two", "begin")
      rig.a.head.send("picked")
      rig.stage.perform(.select("B"))
      service.send("dismiss")
      service.send("late")
    }
    await scenes.play("A view model is heard after its page has gone") { rig in
      let model = PageScreen("Model")
      weak let page: PageScreen? = {
        let page = PageScreen("Page")
        rig.a.onKnit = { _, _ in
          [Stitch(.push, nextPresentable: page, nextWeftable: model, listening: .whileWarpLives)]
        }
        rig.a.head.send("picked")
        rig.a.onKnit = { _, _ in .empty }
        return page
      }()
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
      rig.a.onKnit = { _, fact in
        fact == "picked" ? [Stitch(.push, nextPresentable: page, nextWeftable: all)] : .empty
      }
      rig.a.head.send("picked")
      service.send("four")
      page.send("five")
    }
    await scenes.play("Pages that nobody shows are told of in the order of their stitches") { rig in
      rig.a.onKnit = { _, fact in
        fact == "picked" ? (1...20).map { Stitch(next: PlainScreen("Nowhere \($0)")) } : .empty
      }
      rig.a.head.send("picked", "picked")
    }
    await scenes.play("What was kept is told when the warp ends") { rig in
      let child = PageWarp(rig.a.wireframe, "Child") { warp, fact in
        guard fact == "first" else { return [.end(screens: .left)] }
        return [Stitch(next: warp.head, listening: .keepingWhileHidden)]
      }
      rig.a.onKnit = { _, _ in [.warp(.push, child, knitting: "first")] }
      rig.a.head.send("picked")
      rig.a.onKnit = { _, _ in .empty }
      rig.stage.perform(.select("B"))
      child.head.send("kept")
      rig.loom.send(Fact("done"), to: PageWarp.self)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func letsAWeftableBeginOnceItIsListenedTo() {
    let (rig, service) = (LoomRig(), BeginningService())
    rig.b.onKnit = { warp, fact in
      fact == "listen" ? [Stitch(nextPresentable: warp.head, nextWeftable: service)] : .empty
    }
    rig.loom.send(Fact("listen"), to: PageWarp.self)
    #expect(service.beginnings == 0)

    for root in ["B", "A", "B"] { rig.stage.perform(.select(.init(root))) }

    #expect(service.beginnings == 1)
  }

  @Test(arguments: [Stitch.Listening.whileOnStage, .whileWarpLives])
  func forgetsScreensThatAreGone(_ listening: Stitch.Listening) {
    let rig = LoomRig()
    for _ in 0..<100 {
      rig.push(PageScreen("Page"), listening: listening)
      rig.stage.perform(.back)
    }

    #expect(rig.a.weaver.listenings.count < 20)
  }
}

extension LoomRig {
  /// Pushes a page in A's name.
  fileprivate func push(
    _ page: PageScreen, listening: Stitch.Listening = .droppingWhileHidden
  ) {
    a.onKnit = { _, _ in [Stitch(.push, next: page, listening: listening)] }
    a.head.send("picked")
    a.onKnit = { _, _ in .empty }
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
