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

/// The values that subjects keep and replay, and how several weftables become one.
@MainActor
struct WeftSubjectTests {
  /// The received values.
  @MainActor
  private final class Heard {
    var facts: [Fact] = []
    var lateFacts: [Fact] = []
    var missedCount = 0

    func listen(to weftable: any Weftable) -> WeftListener {
      let listener = weftable.weftSubject.listen(
        { self.facts += [$0 as? Fact].compactMap(\.self) }, missing: { self.missedCount += $0 },
        afterwards: { self.lateFacts += [$0 as? Fact].compactMap(\.self) })
      weftable.readyToEmitWefts()
      return listener
    }
  }

  private let heard = Heard()

  @Test func replaysTheLastWeftToTheFirstListener() {
    let (page, later) = (PageScreen("Page"), Heard())
    page.send("first", "second")

    var listener: WeftListener? = heard.listen(to: page)
    let laterListener = later.listen(to: page)
    page.send("third")
    #expect(heard.facts == ["second", "third"] && heard.missedCount == 1)
    #expect(later.facts == ["third"] && later.missedCount == 0)
    withExtendedLifetime((listener, laterListener)) {}

    let (other, single) = (PageScreen("Other"), SingleWeftable(withInitialWeft: Fact("only")))
    listener = heard.listen(to: other)
    withExtendedLifetime(listener) {}
    listener = nil
    other.send("late")
    let again = heard.listen(to: other)
    let only = heard.listen(to: single)
    #expect(heard.facts == ["second", "third", "only"] && heard.lateFacts == ["late"])
    withExtendedLifetime((again, only)) {}
  }

  @Test func sendsAllFirstWeftsInOrderAndThenWhatAnySends() {
    let (first, second) = (PageScreen("First"), PageScreen("Second"))
    let service = BeginningService()
    first.send("missed", "one")
    second.send("missed", "missed", "two")
    var composite: CompositeWeftable? = CompositeWeftable(
      first, SingleWeftable("between"), second, service)

    let listener = composite.map(heard.listen)
    second.send("three")
    first.send("four")
    composite?.readyToEmitWefts()
    composite = nil
    first.send("after it has gone")

    #expect(heard.facts.prefix(3) == ["one", "between", "two"] && service.beginnings == 1)
    #expect(Set(heard.facts.dropFirst(3)) == ["ready", "three", "four", "after it has gone"])
    #expect(heard.missedCount == 3)
    withExtendedLifetime(listener) {}
  }
}
