import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// A flow ends with its last visible screen, even while it waits.
@MainActor
struct LastScreenTests {
  /// Starts a flow that pushes its page and then works for a second.
  @discardableResult
  private func startWorking(
    _ rig: FlowRig,
    _ work: @escaping (ChildFlow) -> Void = { flow in flow.after(.seconds(1)) { $0.finish(1) } }
  ) -> ChildFlow {
    rig.start(from: rig.root) { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      work(flow)
    }
  }

  /// Those who take its screen away.
  enum Taker: CaseIterable {
    case install, popToRoot, parent, nobody, itself, descendant
  }

  @Test func goesWithItsWorkIfOthersTakeItsScreenAway() {
    var stories = Stories()
    for taker in Taker.allCases {
      stories.tell("taken by \(taker)") { rig in
        let child = startWorking(rig)
        let another = rig.start(from: rig.root) { flow, _ in
          flow.after(.seconds(9)) { $0.finish(9) }
        }
        switch taker {
        case .install: rig.wireframe.install(rootItems: [PageScreen("New")])
        case .popToRoot: another.wireframe.popToRoot(of: rig.root)
        case .parent: rig.wireframe.pop(child.page)
        case .nobody: rig.wireframe.base.pop(child.page)
        case .itself: child.wireframe.pop(child.page)
        case .descendant:
          let popping = ChildFlow(child.wireframe) { flow, sender in
            flow.wireframe.pop(sender)
            flow.after(.milliseconds(1)) { $0.finish(2) }
          }
          child.start(popping, from: child.page) { rig.note("\($1.words), heard by the child") }
        }
        rig.user(.wait(.seconds(1)))
        #expect(rig.scheduler.pending.count == 1)
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func livesAsLongAsItMay() {
    var stories = Stories()
    stories.tell("it takes its own tab away, and works on") { rig in
      let child = ChildFlow(rig.wireframe) { flow, _ in
        flow.after(.seconds(1)) { $0.finish(1) }
      }
      rig.main.start(child, owning: rig.other) { $0.note($1) }
      child.wireframe.update(rootItems: [rig.root])
      rig.user(.wait(.seconds(1)))
    }
    stories.tell("a request that waits goes with it") { rig in
      let child = startWorking(rig) { _ in }
      rig.wireframe.ask("News", from: rig.other)
      child.wireframe.present("Late", from: child.page)
      rig.wireframe.base.pop(child.page)
      rig.user(.choose("OK"))
    }
    for goesOn in [true, false] {
      stories.tell("it lives until its alert is closed, and goes on: \(goesOn)") { rig in
        let child = startWorking(rig)
        child.wireframe.ask("Sure?", from: rig.other) { _ in
          if goesOn { child.wireframe.push("Next", from: rig.root) }
        }
        rig.wireframe.base.pop(child.page)
        rig.user(.choose("OK"), .wait(.seconds(1)))
        #expect(rig.scheduler.pending == [])
      }
    }
    stories.tell("it lives where it passes its screen on") { rig in
      let child = startWorking(rig)
      child.start(ChildFlow(child.wireframe) { _, _ in }, owning: child.page)
      let root = ChildFlow(rig.wireframe) { flow, _ in flow.after(.seconds(2)) { $0.finish(2) } }
      rig.main.start(root, owning: rig.other) { $0.note($1) }
      let heir = ChildFlow(root.wireframe) { flow, _ in flow.after(.seconds(3)) { $0.finish(3) } }
      root.start(heir, owning: rig.other)
      rig.user(.wait(.seconds(2)))
    }
    stories.tell("it lives on work that goes on unseen") { rig in
      startWorking(rig) { flow in flow.after(.seconds(1), whileUnseen: true) { $0.finish(1) } }
      rig.user(.back, .wait(.seconds(1)))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func livesOnARequestThatWaits() {
    var stories = Stories()
    stories.tell("a child replaces the only screen of its parent") { rig in
      let parent = rig.start("Parent")
      let child = ChildFlow(parent.wireframe, page: "Child") { flow, sender in
        flow.wireframe.replace(sender, with: flow.page)
      }
      parent.start(child, from: parent.page)
      rig.user(.back)
    }
    stories.tell("a batch takes screens away, and gives one back") { rig in
      let (child, second) = (rig.start(), rig.start("Second", from: rig.other))
      rig.wireframe.batch {
        second.wireframe.pop(second.page)
        second.wireframe.push("Third", from: rig.other)
        rig.wireframe.pop(child.page)
        rig.wireframe.push("Next", from: rig.root)
        #expect(rig.main.notes.isEmpty)
      }
    }
    for hasWork in [false, true] {
      stories.tell("an install ends neither who asks nor its ancestors, work: \(hasWork)") { rig in
        let parent = rig.start("Parent")
        let (child, sibling) = (ChildFlow(rig.wireframe, page: "Child"), ChildFlow(rig.wireframe))
        parent.start(child, from: parent.page)
        rig.main.start(sibling, from: rig.other) { rig.note("sibling \($1.words)") }
        if hasWork {
          for flow in [parent, sibling] { flow.after(.seconds(1)) { $0.finish(1) } }
        }
        child.wireframe.install(rootItems: [PageScreen("New")])
        parent.wireframe.push("Next", from: rig.stage.state.rootScreens[0])
        rig.user(.wait(.seconds(1)))
      }
    }
    assertSnapshot(of: stories.text)
  }
}

/// The end of a flow that finishes.
@MainActor
struct FinishTests {
  @Test func isReplacedInOneTransitionByWhatTheParentShows() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    var stories = Stories()
    stories.tell("one transition", FlowRig(backend: backend)) { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.root) { flow, outcome in
        flow.note(outcome)
        flow.wireframe.push("Receipt", from: flow.root)
        flow.wireframe.ask("Thanks", from: flow.root)
      }
      child.wireframe.push("Second", from: child.page)
      child.finish(7, screens: .replaced)
      rig.wireframe.push("Later", from: rig.stage.state.stack(of: rig.root)[1])
      rig.main.notes += backend.commands
    }
    assertSnapshot(of: stories.text)
  }

  @Test func tellsOnceThatItsScreensLeaveBeforeItsOutcome() {
    var stories = Stories()
    stories.tell("a screen leaves in several ways") { rig in
      let leaves = [
        { _ = rig.stage.perform(.dismiss) }, { _ = rig.wireframe.dismissAll() },
        { _ = rig.wireframe.install(rootItems: [rig.root]) },
      ]
      for leave in leaves {
        let sheet = rig.wireframe.present("Sheet", from: rig.root)
        rig.main.onLeave(of: sheet) { flow, sheet in flow.notes.append("left \(sheet.title)") }
        leave()
        rig.note("next")
      }
    }
    stories.tell("it is told before the outcome") { rig in
      let child = rig.start()
      child.onLeave(of: child.page) { _, _ in rig.note("left") }
      child.onLeave(of: child.page) { _, _ in rig.note("no") }.cancel()
      child.finish(7)
    }
    stories.tell("its outcome comes after the batch in which it finishes") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.root) { flow, _ in flow.wireframe.select(flow.other) }
      rig.wireframe.batch {
        child.finish(7)
        rig.wireframe.push("Next", from: rig.root)
      }
    }
    assertSnapshot(of: stories.text)
  }
}
