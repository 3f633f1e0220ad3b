import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Transitions: their completions, their styles, and what a backend does not show in time.
@MainActor
struct TransitionTests {
  private func held() -> (backend: HeldBackend, rig: FlowRig) {
    let backend = HeldBackend()
    let rig = FlowRig(backend: backend)
    backend.completeLast()
    backend.forget()
    return (backend, rig)
  }

  @Test func runOneAfterTheOtherWhileRequestsAreJudgedAtOnce() {
    var stories = Stories()
    var (backend, rig) = held()
    stories.tell("one at a time", rig) { rig in
      rig.note(
        rig.wireframe.select(rig.other), rig.wireframe.select(rig.root),
        rig.wireframe.push(PageScreen("Page"), from: rig.root), rig.wireframe.select(rig.root))
      rig.note(backend.commands)
      let first = backend.completions[0]
      for _ in 1...4 { first() }
      rig.note(backend.commands)
    }
    (backend, rig) = held()
    stories.tell("without a backend that stalls, whose completion is ignored", rig) { rig in
      rig.wireframe.push("Page")
      rig.wireframe.select(rig.other)
      rig.user(.wait(.milliseconds(2999)))
      rig.note(backend.commands)
      rig.user(.wait(.milliseconds(1)))
      rig.wireframe.select(rig.root)
      backend.completions[0]()
      rig.note(backend.commands)
    }
    (backend, rig) = held()
    stories.tell("with the live tree once a batch is over and a change is told", rig) { rig in
      @MainActor func leaveSomething() {
        rig.wireframe.request(
          .push(PageScreen("Page"), from: rig.root), .select(rig.other), .popToRoot(of: rig.root))
      }
      leaveSomething()
      rig.wireframe.batch {
        rig.wireframe.push("Top", from: rig.other)
        backend.completeLast()
        rig.wireframe.select(rig.root)
        rig.note(backend.commands)
      }
      leaveSomething()
      var isFirst = true
      rig.stage.log.addSink { [backend] _ in
        if isFirst { backend.completeLast() }
        isFirst = false
      }
      rig.wireframe.push("Last", from: rig.root)
      rig.note(backend.commands)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func haveAStyle() {
    var stories = Stories()
    let backend = HeldBackend()
    backend.promptCompletions = 1
    func note(_ rig: FlowRig) {
      rig.note(backend.transitions.map { "\($0.style.map { "\($0)" } ?? "-") \($0.isAnimated)" })
      backend.forget()
    }
    stories.tell("that stands in the log", FlowRig(backend: backend)) { rig in
      let page = PageScreen("Page")
      rig.wireframe.push(page, from: rig.root, transition: .crossDissolve)
      rig.wireframe.pop(page, transition: .init("my own"))
      rig.wireframe.select(rig.other)
      rig.wireframe.select(rig.root, transition: .unanimated)
      rig.stage.animatesTransitions = false
      rig.wireframe.select(rig.other)
      note(rig)
    }
    let split = FlowRig(backend: backend) { SplitWireframe(stage: $0) }
    stories.tell("whatever the wireframe makes of the request", split) { rig in
      let popover = PageScreen("Popover")
      popover.preferredModalStyle = .popover(anchor: "X")
      rig.wireframe.show(popover, from: rig.root, transition: .crossDissolve)
      note(rig)
    }
    stories.tell("also after a guard has asked", FlowRig(backend: backend)) { rig in
      rig.start("Draft").guardPage()
      backend.forget()
      rig.wireframe.popToRoot(of: rig.root, transition: .crossDissolve)
      rig.user(.choose("OK"))
      note(rig)
    }
    assertSnapshot(of: stories.text)
  }

  /// A gesture that the user holds for a while is no stall.
  @Test func waitForGestures() {
    var stories = Stories()
    var (backend, rig) = held()
    stories.tell("until they are broken off on all backends", rig) { rig in
      let other = TextRecorder()
      rig.wireframe.push("Page")
      rig.stage.userBegan(in: backend)
      for _ in 0..<2 { rig.stage.userBegan(in: other) }
      rig.wireframe.request(.select(rig.other), .select(rig.root))
      rig.scheduler.advance(by: .seconds(60))
      backend.completeLast()
      rig.stage.userCancelled(in: backend)
      rig.note(backend.commands)
      rig.stage.userCancelled(in: other)
      rig.note(backend.commands)
    }
    (backend, rig) = held()
    stories.tell("one ends when its backend goes", rig) { rig in
      var other: TextRecorder? = TextRecorder()
      if let other { rig.stage.userBegan(in: other) }
      rig.wireframe.select(rig.other)
      other = nil
      rig.wireframe.select(rig.root)
      rig.note(backend.commands, other == nil)
    }
    assertSnapshot(of: stories.text)
  }

  /// The identities by which a backend tells modals and alerts apart without reading a picture.
  @Test func nameModalsAndAlertsAsThePictureDoes() {
    let (rig, sheet) = (FlowRig(), PageScreen("Sheet"))
    var ids: [String] = []
    for _ in 0..<2 {
      rig.wireframe.presentModally(sheet, from: rig.root)
      rig.wireframe.ask("Sure?")
      let (snapshot, picture) = (rig.stage.snapshot, rig.stage.picture)
      #expect(snapshot.modals.map(\.id) == picture.modals.map(\.region.id))
      #expect(snapshot.alertID == picture.alert?.id)
      ids += snapshot.modals.map { "\($0.id)" } + ["alert \(String(describing: snapshot.alertID))"]
      rig.wireframe.dismiss(sheet)
    }
    #expect(Set(ids).count == 4 && rig.stage.snapshot.alertID == nil)
  }

  @Test func standInTheTextOfARecorder() {
    var sunk: [String] = []
    let recorder = TextRecorder { sunk.append($0) }
    let rig = FlowRig(backend: recorder)
    rig.start()
    rig.user(.back)
    assertSnapshot(of: recorder.text)
    #expect(recorder.text == rig.stage.log.text)
    #expect(sunk == rig.stage.log.lines)
    #expect(TextRecorder().text == "")
  }
}

/// A backend that lags keeps no screen that has left.
@MainActor
struct LaggingBackendTests {
  /// A backend that never completes and keeps nothing.
  private final class StuckBackend: PresentationBackend {
    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {}
  }

  @Test func keepsNoScreenThatHasLeft() {
    let rig = FlowRig(backend: StuckBackend()) { SplitWireframe(stage: $0) }
    let (wireframe, root, other) = (rig.wireframe, rig.root, rig.other)
    expectNoLeaks { tracker in
      @MainActor func new() -> PageScreen { tracker.track(PageScreen("Page")) }
      wireframe.request(
        .installPlayer(tracker.track(Player()), animated: true), .removePlayer(animated: true),
        .update([root, new(), other]), .update([root, other]))
      let child = tracker.track(rig.start("Child", from: root))
      tracker.track(child.page)
      child.finish(1)
      wireframe.presentModally(rootItems: [new()], in: TabBarWireframe(stage: rig.stage))
      wireframe.request(
        .dismissAll, .push(new(), from: root), .select(other), .popToRoot(of: root), .select(root),
        .showDetail(new(), from: root), .goBack, .embed(new(), in: root))
      wireframe.remove(rig.stage.state.embedded(in: root)[0])
      wireframe.batch {
        wireframe.request(.push(new(), from: root), .goBack)
      }
      wireframe.replace(wireframe.push("Last", from: root), with: new())
      wireframe.request(.popToRoot(of: root), .select(other), .select(root))
    }
  }
}
