import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct LifeTests {
  let rig = FlowRig()

  @Test func livesOnARequestThatWaits() {
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    let shown = ChildFlow.modal(rig.wireframe, page: "Shown")
    let late = ChildFlow.modal(rig.wireframe, page: "Late")
    rig.main.start(shown, from: rig.main.root) { $0.note($1) }
    rig.main.start(late, from: rig.main.root) { $0.note($1) }

    #expect(rig.main.notes.isEmpty)
    _ = rig.newLog()
    rig.stage.perform(.choose("OK"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          present PageScreen "Shown" over PageScreen "Root" as sheet, dismiss button Done
          ignored present PageScreen "Late": PageScreen "Root" is already presenting
          cancel ChildFlow
        """)
  }

  @Test func endsOnceADescendantHasOnlyOlderWorkLeft() {
    let sheet = PageScreen("Sheet")
    let sheets = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(sheet, from: sender)
    }
    let inner = ChildFlow(rig.wireframe) { flow, _ in
      flow.after(.milliseconds(300)) { $0.notes.append("late") }
    }
    let outer = ChildFlow(rig.wireframe, page: "Outer") { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.start(inner, from: flow.page)
    }
    rig.main.start(sheets, from: rig.main.root)
    rig.main.start(outer, from: sheet)
    inner.wireframe.presentAlert(AlertContent(title: "Question"), from: rig.main.root)
    sheets.finish(1)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    #expect(inner.notes.isEmpty)
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "Question"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }
}

/// A flow whose screens the user takes away is gone, with its screens and its pending work
/// (Holubieva, "Coordinator": a child that is swiped back stays in its parent's array).
@MainActor
struct SwipedFlowTests {
  private let backend = HeldBackend()
  private let rig: FlowRig

  init() {
    rig = FlowRig(backend: backend)
    backend.completeAll()
  }

  /// Starts a flow with screens and pending work, and describes the rest of it after a swipe.
  private func fate(
    showing: @escaping (ChildFlow, any Screen) -> Void, taken: () -> Void
  ) -> (outcomes: [FlowOutcome<Int>], isFlowGone: Bool, isScreenGone: Bool) {
    var outcomes: [FlowOutcome<Int>] = []
    weak var flow: ChildFlow?
    weak var screen: PageScreen?
    do {
      let child = ChildFlow(rig.wireframe) { flow, sender in
        showing(flow, sender)
        flow.after(.seconds(1), on: flow.page) { flow, _ in flow.finish(1) }
      }
      (flow, screen) = (child, child.page)
      rig.main.start(child, from: rig.main.root) { _, outcome in outcomes.append(outcome) }
    }
    backend.completeAll()
    taken()
    backend.completeAll()
    return (outcomes, flow == nil, screen == nil)
  }

  private func takeAway(_ screens: [any Screen]) {
    rig.stage.userDid(.removed(screens), in: backend)
  }

  enum Way: CaseIterable { case swipeBack, swipeDown, threeLevels, install }

  @Test(arguments: Way.allCases)
  func isGone(by way: Way) {
    let fate = fate(
      showing: { flow, sender in
        if way == .swipeDown {
          flow.wireframe.presentModally(flow.page, from: sender)
        } else {
          flow.wireframe.push(flow.page, from: sender)
        }
        guard way == .threeLevels else { return }
        let second = PageScreen("Second")
        flow.wireframe.push(second, from: flow.page)
        flow.wireframe.push(PageScreen("Third"), from: second)
      },
      taken: {
        switch way {
        case .swipeBack, .swipeDown: takeAway([rig.stage.visibleScreens[0]])
        case .threeLevels: takeAway(rig.stage.stack(of: rig.main.root).dropFirst().reversed())
        case .install: rig.wireframe.install(rootItems: [PageScreen("New")])
        }
      })

    #expect(fate.outcomes == [.cancelled])
    #expect(fate.isFlowGone && fate.isScreenGone)
    #expect(rig.scheduler.pending == [])
  }

  @Test func judgesAPushOnWhatACompletedSwipeLeaves() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    backend.completeAll()
    _ = rig.newLog()

    takeAway([child.page])
    child.wireframe.push(PageScreen("Next"), from: child.page)
    rig.wireframe.push(PageScreen("Other"), from: rig.main.root)

    assertSnapshot(of: rig.newLog())
  }

  @Test func comesBackWhileAGuardHoldsAndGoesWhenItAllows() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    child.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page) { _ in true }
    }
    backend.completeAll()
    _ = rig.newLog()

    takeAway([child.page])
    backend.completeAll()
    rig.stage.perform(.choose("OK"))

    assertSnapshot(of: rig.newLog())
  }
}
