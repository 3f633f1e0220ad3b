import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Outcomes are heard exactly once while the parent lives, whoever else is still there.
@MainActor
struct OutcomeTests {
  /// Ways in which a child ends that has presented its page.
  private static let endings: [(name: String, end: (FlowRig, ChildFlow, ChildFlow) -> Void)] = [
    ("it finishes", { _, _, child in child.finish(7) }),
    ("it is cancelled", { _, _, child in child.cancel() }),
    ("the user dismisses it", { rig, _, _ in rig.user(.dismiss) }),
    ("others dismiss it", { rig, _, _ in rig.wireframe.dismissAll() }),
    ("others install", { rig, _, _ in rig.wireframe.install(rootItems: [PageScreen("New")]) }),
    ("its parent ends", { _, parent, _ in parent.finish(1) }),
  ]

  @Test func areHeardOnceWhateverBecomesOfTheSender() {
    var stories = Stories()
    for (name, end) in Self.endings {
      for departure in ["stays", "is popped", "is replaced"] {
        stories.tell("\(name), and its sender \(departure)") { rig in
          let parent = rig.start("Parent")
          let child = ChildFlow(rig.wireframe, page: "Child") { flow, _ in
            flow.wireframe.presentModally(flow.page)
          }
          do {
            let sender = parent.wireframe.push("Sender")
            parent.start(child, from: sender) { rig.note("\($2.words), from \($1.title)") }
            if departure == "is popped" { parent.wireframe.pop(sender) }
            if departure == "is replaced" {
              parent.wireframe.replace(sender, with: PageScreen("Other"))
            }
          }
          end(rig, parent, child)
        }
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func findsParentsAndSendersGone() {
    var stories = Stories()
    stories.tell("a request from a sender that left is ignored") { rig in
      let (sender, child) = (rig.wireframe.push("Sender"), ChildFlow.modal(rig.wireframe))
      rig.main.start(child, from: sender) { flow, sender, outcome in
        flow.wireframe.push(outcome.words, from: sender)
      }
      rig.wireframe.pop(sender)
      child.finish(7)
    }
    stories.tell("nobody hears an outcome once the parent is gone") { rig in
      do {
        let parent = ChildFlow(rig.wireframe, page: "Parent")
        rig.main.start(parent, from: rig.root)
        rig.wireframe.ask("News", from: rig.root)
        parent.wireframe.transaction {
          parent.wireframe.present("Modal")
          parent.start(ChildFlow(rig.wireframe), from: parent.page) { rig.note($1.words) }
        }
        rig.wireframe.popToRoot(of: rig.root)
      }
      rig.user(.choose("OK"))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func comeFromTheInnermostFlowOn() {
    var stories = Stories()
    stories.tell("children end before parents, and screens before outcomes") { rig in
      let note: (String) -> Void = {
        rig.note("\($0), \(rig.stage.state.modalScreens.count) modals")
      }
      let parent = ChildFlow(rig.wireframe, page: "Parent")
      let (first, second) = (ChildFlow(rig.wireframe), ChildFlow.modal(rig.wireframe))
      rig.main.start(parent, from: rig.root) { _, outcome in note("parent \(outcome.words)") }
      parent.start(first, from: parent.page) { _, _ in note("first") }
      parent.start(second, from: first.page) { _, _ in note("second") }
      second.start(ChildFlow(rig.wireframe), from: second.page) { _, _ in note("grandchild") }
      parent.finish(1)
    }
    stories.tell("a flow ends after the modals over its root item") { rig in
      let child = rig.start(from: rig.other)
      rig.wireframe.present("Sheet", from: child.page)
      rig.wireframe.update(rootItems: [rig.root])
    }
    for isInstalled in [true, false] {
      stories.tell("all end before any outcome, by an install: \(isInstalled)") { rig in
        let parent = rig.start("Parent", from: rig.other)
        parent.start(ChildFlow(rig.wireframe), from: parent.page) { flow, _ in flow.finish(1) }
        if isInstalled {
          rig.wireframe.install(rootItems: [rig.root])
        } else {
          rig.wireframe.update(rootItems: [rig.root])
        }
      }
    }
    assertSnapshot(of: stories.text)
  }

  /// A flow that shows nothing itself: it starts children, one after the other.
  @Test func leadFromChildToChild() async {
    var stories = Stories()
    stories.tell("the next child shows when the user went back from one") { rig in
      rig.start { flow, sender in
        flow.after(.seconds(9)) { $0.finish(9) }
        flow.start(ChildFlow(flow.wireframe, page: "One"), from: sender) { flow, _ in
          flow.start(ChildFlow(flow.wireframe, page: "Two"), from: rig.root)
        }
      }
      rig.user(.back)
      rig.note("back once")
      rig.user(.back)
      #expect(rig.scheduler.pending == [])
    }
    await stories.follow("a flow lives on the task that hears") { rig in
      rig.start { flow, sender in
        flow.task { flow in
          let outcome = await flow.run(ChildFlow(flow.wireframe, page: "One"), from: sender)
          try? await rig.scheduler.sleep(for: .seconds(1))
          rig.note("one \(outcome.words)")
          _ = await flow.run(ChildFlow(flow.wireframe, page: "Two"), from: sender)
          flow.finish(2)
        }
      }
      await rig.scheduler.advance(by: .zero)
      for action in [UserAction.back, .wait(.seconds(1)), .back] { await rig.stage.play(action) }
    }
    assertSnapshot(of: stories.text)
  }
}

/// Coordinators and wireframes that belong to another stage than the one that is asked.
@MainActor
struct TwoStagesTests {
  let here = FlowRig()
  let there = FlowRig()

  @Test func nothingOfAnotherStageIsTaken() async {
    let (stranger, child) = (ChildFlow(there.wireframe), ChildFlow(there.wireframe))
    here.main.start(stranger, from: here.root) { $0.note($1) }
    stranger.start(ChildFlow(stranger.wireframe), from: there.root)
    stranger.guardRequests { _, _ in .refuse("never") }
    stranger.wireframe.push("Page", from: there.root)
    there.main.start(child, from: there.root)
    let task = Task { await here.main.run(child, from: here.root) }
    task.cancel()
    _ = await task.value
    #expect(here.main.notes == ["cancelled"])
    #expect(there.stage.state.isOnStage(child.page))
    let tabs = TabBarWireframe(stage: there.stage)
    here.stage.submit(.push(PageScreen("New"), from: here.root), through: child.wireframe)
    here.wireframe.presentModally(rootItems: [PageScreen("New")], in: tabs, from: here.root)
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let main = MainFlow(there.controller.wireframe)
    ApplicationController(wireframe: TabBarWireframe(stage: stage), mainFlow: main)
      .finishLaunching()
    let logs = [here.newLog(), there.newLog(), stage.log.text]
    assertSnapshot(of: logs.joined(separator: "\n\n"))
  }
}
