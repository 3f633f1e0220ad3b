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

  enum Form: CaseIterable {
    case alone, withSender
  }

  /// What becomes of the sender before the child ends.
  enum Departure: CaseIterable {
    case none, popped, replaced
  }

  /// How soon the backend completes, and whether anyone but the stage holds the sender.
  struct Circumstance: CaseIterable {
    let isPrompt: Bool
    let isSenderHeld: Bool
    static let allCases = [(true, true), (true, false), (false, true), (false, false)]
      .map { Self(isPrompt: $0, isSenderHeld: $1) }
  }

  /// The outcomes that a flow received, and the log.
  private struct Hearing: Equatable {
    var notes: [String] = []
    var log = ""
  }

  private final class Notes {
    var heard: [String] = []
  }

  @Test(arguments: Ending.allCases, Departure.allCases)
  func isHeardOnce(_ ending: Ending, _ departure: Departure) {
    for form in Form.allCases {
      let hearings = Circumstance.allCases.map { Self.hear(ending, form, departure, $0) }

      let words = ending == .finish ? "finished 7" : "cancelled"
      #expect(hearings[0].notes == [words], "\(form)")
      for hearing in hearings { #expect(hearing == hearings[0], "\(form)") }
    }
  }

  private static func hear(
    _ ending: Ending, _ form: Form, _ departure: Departure, _ circumstance: Circumstance
  ) -> Hearing {
    let (backend, notes) = (HeldBackend(), Notes())
    backend.promptCompletions = circumstance.isPrompt ? 1 : 0
    let rig = FlowRig(backend: backend)
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.main.root)
    var sender: PageScreen? = PageScreen("Sender")
    if let sender {
      parent.wireframe.push(sender, from: parent.page)
      let child = child(of: rig, ending)
      switch form {
      case .alone: parent.start(child, from: sender) { notes.heard.append($1.words) }
      case .withSender: parent.start(child, from: sender) { notes.heard.append($2.words) }
      }
      if case .refusal = ending { parent.start(child, from: sender) }
    }
    let held = circumstance.isSenderHeld ? sender : nil
    if let left = sender, rig.stage.isOnStage(left) {
      switch departure {
      case .none: break
      case .popped: parent.wireframe.pop(left)
      case .replaced: parent.wireframe.replace(left, with: PageScreen("Other"))
      }
    }
    sender = nil
    end(ending, rig, parent)
    if !circumstance.isPrompt { backend.completeAll() }
    return withExtendedLifetime(held) { Hearing(notes: notes.heard, log: rig.newLog()) }
  }

  /// A child in front of everything, or one that shows nothing since its request is refused.
  private static func child(of rig: FlowRig, _ ending: Ending) -> ChildFlow {
    ChildFlow(rig.wireframe, page: "Child") { flow, _ in
      if ending == .refusal {
        flow.wireframe.push(flow.page, from: PageScreen("Stranger"))
      } else {
        flow.wireframe.presentModally(flow.page)
      }
    }
  }

  private static func end(_ ending: Ending, _ rig: FlowRig, _ parent: ChildFlow) {
    let child = rig.stage.modalScreens.first.flatMap { rig.stage.coordinator(of: $0) } as? ChildFlow
    switch ending {
    case .finish: child?.finish(7)
    case .cancel: child?.cancel()
    case .dismissal: rig.stage.perform(.dismiss)
    case .dismissalByOthers: rig.wireframe.dismissAll()
    case .install: rig.wireframe.install(rootItems: [PageScreen("New")])
    case .endOfParent: parent.finish(1)
    case .refusal: break
    }
  }

  @Test func ignoresWhatASenderThatLeftAsksFor() {
    let rig = FlowRig()
    let sender = PageScreen("Sender")
    rig.wireframe.push(sender, from: rig.main.root)
    let child = ChildFlow(rig.wireframe) { flow, _ in flow.wireframe.presentModally(flow.page) }
    rig.main.start(child, from: sender) { flow, sender, outcome in
      flow.wireframe.push(PageScreen(outcome.words), from: sender)
    }
    rig.wireframe.pop(sender)
    _ = rig.newLog()

    child.finish(7)

    rig.expectLog(
      matches: """
          dismiss PageScreen "Page"
          finish ChildFlow
          ignored push PageScreen "finished 7": PageScreen "Sender" is not on stage
        """)
  }

  @Test func saysWhoseOutcomeNobodyHeardWhenTheParentIsGone() {
    let rig = FlowRig()
    let notes = Notes()
    do {
      let parent = ChildFlow(rig.wireframe, page: "Parent")
      rig.main.start(parent, from: rig.main.root)
      rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
      parent.wireframe.transaction {
        parent.wireframe.presentModally(PageScreen("Modal"))
        parent.start(ChildFlow(rig.wireframe), from: parent.page) { notes.heard.append($1.words) }
      }
      rig.wireframe.popToRoot(of: rig.main.root)
    }
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    #expect(notes.heard == [])
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "News"
          ignored transaction [present PageScreen "Modal", start ChildFlow]: ChildFlow has ended
          nobody heard the outcome of ChildFlow
        """)
  }
}

@MainActor
struct RunTests {
  @Test func endsTheChildWhenTheWaitingTaskIsCancelled() async {
    let rig = FlowRig()
    let child = ChildFlow(rig.wireframe)
    let task = Task { await rig.main.run(child) }
    while !rig.stage.isOnStage(child.page) { await Task.yield() }

    task.cancel()

    #expect(await task.value == .cancelled)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }
}

@MainActor
struct NestedFlowTests {
  let rig = FlowRig()

  /// Starts a parent with two children, of which the second has a child of its own; each notes its
  /// end in the main flow.
  private func startFamily() -> ChildFlow {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    let first = ChildFlow(rig.wireframe, page: "First")
    let second = ChildFlow.modal(rig.wireframe, page: "Second")
    let grandchild = ChildFlow(rig.wireframe, page: "Grandchild")
    let note: (String) -> Void = { [rig] name in
      rig.main.notes.append("\(name), \(rig.stage.modalScreens.count) modals")
    }
    rig.main.start(parent, from: rig.main.root) { _, outcome in note("parent \(outcome.words)") }
    parent.start(first, from: parent.page) { _, _ in note("first") }
    parent.start(second, from: first.page) { _, _ in note("second") }
    second.start(grandchild, from: second.page) { _, _ in note("grandchild") }
    _ = rig.newLog()
    return parent
  }

  @Test func endsChildrenBeforeParentsAndScreensBeforeOutcomes() {
    let parent = startFamily()

    parent.finish(1)

    #expect(
      rig.main.notes == [
        "grandchild, 0 modals", "second, 0 modals", "first, 0 modals",
        "parent finished 1, 0 modals",
      ])
    assertSnapshot(of: rig.newLog())
  }

  @Test func deliversTheOutcomesOfDescendantsToParentsThatEndWithThem() {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    let child = ChildFlow(rig.wireframe, page: "Child")
    rig.main.start(parent, from: rig.main.root) { $0.note($1) }
    parent.start(child, from: parent.page) { flow, _ in
      flow.note(.cancelled)
      flow.wireframe.push(PageScreen("Too late"), from: flow.page)
    }
    _ = rig.newLog()

    parent.finish(2)

    #expect(parent.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          cancel ChildFlow
          finish ChildFlow
          ignored push PageScreen "Too late": ChildFlow has ended
        """)
  }

  @Test func endsAfterTheModalsOverARootItemThatGoes() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.other)
    rig.wireframe.presentModally(PageScreen("Sheet"), from: child.page)
    _ = rig.newLog()

    rig.wireframe.update(rootItems: [rig.main.root])

    rig.expectLog(
      matches: """
          update tab bar: Root
          + dismiss PageScreen "Sheet"
          cancel ChildFlow
        """)
  }

  @Test(arguments: [true, false])
  func endsThemAllBeforeAnyOutcomeWhenRootItemsGo(isInstalled: Bool) {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.main.other) { $0.note($1) }
    parent.start(ChildFlow(rig.wireframe), from: parent.page) { flow, _ in flow.finish(1) }

    if isInstalled {
      rig.wireframe.install(rootItems: [rig.main.root])
    } else {
      rig.wireframe.update(rootItems: [rig.main.root])
    }

    #expect(rig.main.notes == ["cancelled"])
  }
}

/// A flow that shows nothing itself: it starts children, one after the other.
@MainActor
struct OrchestratorTests {
  private let rig = FlowRig()

  private func step(_ name: String, _ parent: ChildFlow) -> ChildFlow {
    ChildFlow(parent.wireframe, page: name)
  }

  @Test func showsTheNextChildWhenTheUserWentBackFromOne() {
    let orchestrator = ChildFlow(rig.wireframe) { flow, sender in
      flow.after(.seconds(9)) { $0.finish(9) }
      flow.start(step("One", flow), from: sender) { [rig] flow, _ in
        flow.start(step("Two", flow), from: rig.main.root)
      }
    }
    rig.main.start(orchestrator, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.back)
    #expect(rig.main.notes == [])
    rig.stage.perform(.back)

    #expect(rig.main.notes == ["cancelled"])
    #expect(rig.scheduler.pending == [])
    assertSnapshot(of: rig.newLog())
  }

  @Test func livesOnTheTaskThatHears() async {
    let orchestrator = ChildFlow(rig.wireframe) { flow, sender in
      flow.task { [rig] flow in
        let outcome = await flow.run(step("One", flow), from: sender)
        try? await rig.scheduler.sleep(for: .seconds(1))
        flow.notes.append(outcome.words)
        _ = await flow.run(step("Two", flow), from: sender)
        flow.finish(2)
      }
    }
    rig.main.start(orchestrator, from: rig.main.root) { $0.note($1) }
    await rig.scheduler.advance(by: .zero)

    await rig.stage.play(.back)
    #expect(rig.main.notes == [])
    await rig.stage.play(.wait(.seconds(1)))
    #expect(orchestrator.notes == ["cancelled"])
    await rig.stage.play(.back)

    #expect(rig.main.notes == ["finished 2"])
    assertSnapshot(of: rig.newLog())
  }
}
