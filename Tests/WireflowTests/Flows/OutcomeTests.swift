import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Outcomes are heard exactly once while the parent lives, whoever else is still there.
@MainActor
struct OutcomeTests {
  enum Ending: CaseIterable {
    case finish, cancel, dismissal, dismissalByOthers, install, endOfParent, refusal
  }

  /// What becomes of the sender before the child ends.
  enum Departure: CaseIterable {
    case none, popped, replaced
  }

  /// How soon the backend completes, and who else takes part.
  private struct Circumstance {
    let isPrompt: Bool
    let isSenderHeld: Bool
    /// True if the parent hears the outcome together with the sender.
    let hearsSender: Bool

    static func all(_ hearsSender: Bool) -> [Self] {
      [(true, true), (true, false), (false, true), (false, false)].map {
        Self(isPrompt: $0, isSenderHeld: $1, hearsSender: hearsSender)
      }
    }
  }

  @Test(arguments: Ending.allCases, Departure.allCases)
  func isHeardOnce(_ ending: Ending, _ departure: Departure) {
    for form in [true, false] {
      let hearings = Circumstance.all(form).map { Self.hear(ending, departure, $0) }
      #expect(hearings[0].notes == [ending == .finish ? "finished 7" : "cancelled"])
      for hearing in hearings { #expect(hearing == hearings[0]) }
    }
  }

  /// The outcomes that were received, and the log.
  private struct Hearing: Equatable {
    let notes: [String]
    let log: String
  }

  private static func hear(
    _ ending: Ending, _ departure: Departure, _ circumstance: Circumstance
  ) -> Hearing {
    let backend = HeldBackend()
    backend.promptCompletions = circumstance.isPrompt ? 1 : 0
    let rig = FlowRig(backend: backend)
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.root)
    var sender: PageScreen? = parent.wireframe.push("Sender", from: parent.page)
    if let sender {
      let child = ChildFlow(rig.wireframe, page: "Child") { flow, _ in
        if ending == .refusal {
          _ = flow.wireframe.push("Page", from: PageScreen("Stranger"))
          return
        }
        flow.wireframe.presentModally(flow.page)
      }
      if circumstance.hearsSender {
        parent.start(child, from: sender) { rig.note($2.words) }
      } else {
        parent.start(child, from: sender) { rig.note($1.words) }
      }
    }
    let held = circumstance.isSenderHeld ? sender : nil
    if let left = sender, rig.stage.isOnStage(left) {
      if departure == .popped { parent.wireframe.pop(left) }
      if departure == .replaced { parent.wireframe.replace(left, with: PageScreen("Other")) }
    }
    sender = nil
    end(ending, rig, parent)
    if !circumstance.isPrompt { backend.completeAll() }
    return withExtendedLifetime(held) { Hearing(notes: rig.main.notes, log: rig.newLog()) }
  }

  private static func end(_ ending: Ending, _ rig: FlowRig, _ parent: ChildFlow) {
    let child = rig.stage.modalScreens.first.flatMap { rig.stage.coordinator(of: $0) } as? ChildFlow
    switch ending {
    case .finish: child?.finish(7)
    case .cancel: child?.cancel()
    case .dismissal: rig.user(.dismiss)
    case .dismissalByOthers: rig.wireframe.dismissAll()
    case .install: rig.wireframe.install(rootItems: [PageScreen("New")])
    case .endOfParent: parent.finish(1)
    case .refusal: break
    }
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
      let note: (String) -> Void = { rig.note("\($0), \(rig.stage.modalScreens.count) modals") }
      let parent = ChildFlow(rig.wireframe, page: "Parent")
      let (first, second) = (ChildFlow(rig.wireframe), ChildFlow.modal(rig.wireframe))
      rig.main.start(parent, from: rig.root) { _, outcome in note("parent \(outcome.words)") }
      parent.start(first, from: parent.page) { _, _ in note("first") }
      parent.start(second, from: first.page) { _, _ in note("second") }
      second.start(ChildFlow(rig.wireframe), from: second.page) { _, _ in note("grandchild") }
      parent.finish(1)
    }
    stories.tell("a parent that ends hears its child, and shows nothing more") { rig in
      let parent = rig.start("Parent")
      parent.start(ChildFlow(rig.wireframe, page: "Child"), from: parent.page) { flow, outcome in
        rig.note("child \(outcome.words)")
        flow.wireframe.push("Too late", from: flow.page)
      }
      parent.finish(2)
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
    await stories.follow("a child ends when the task that waits for it is cancelled") { rig in
      let child = ChildFlow(rig.wireframe)
      let task = Task { await rig.main.run(child) }
      while !rig.stage.isOnStage(child.page) { await Task.yield() }
      task.cancel()
      rig.note(await task.value.words)
    }
    assertSnapshot(of: stories.text)
  }
}

/// Coordinators and wireframes that belong to another stage than the one that is asked.
@MainActor
struct TwoStagesTests {
  let here = FlowRig()
  let there = FlowRig()

  @Test func aChildOfAnotherStageIsNotStarted() async {
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
    #expect(there.stage.isOnStage(child.page))
    assertSnapshot(of: "\(here.newLog())\n\n\(there.newLog())")
  }

  @Test func nothingElseOfAnotherStageIsTaken() {
    let (child, page) = (ChildFlow(there.wireframe), PageScreen("New"))
    there.main.start(child, from: there.root)
    let tabs = TabBarWireframe(stage: there.stage)
    let pushed = here.stage.submit(.push(page, from: here.root), through: child.wireframe)
    let presented = here.wireframe.presentModally(rootItems: [page], in: tabs, from: here.root)
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let stranger = MainFlow(there.controller.wireframe)
    ApplicationController(wireframe: TabBarWireframe(stage: stage), mainFlow: stranger)
      .finishLaunching()
    #expect(pushed == .ignored(.onOtherStage("FlowWireframe<Int>")))
    #expect(presented == .ignored(.onOtherStage("TabBarWireframe")))
    #expect(!here.stage.isOnStage(page))
    #expect(
      stage.log.text == "> launch\n  ignored start MainFlow: MainFlow belongs to another stage\n")
  }
}
