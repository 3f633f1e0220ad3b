import TestSupport
import Testing
import Wireflow

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

  @Test func letsGoOfTheSenderOnceItIsHeard() {
    let rig = FlowRig()
    weak var sender: PageScreen?
    do {
      let page = PageScreen("Sender")
      rig.wireframe.push(page, from: rig.main.root)
      let child = ChildFlow(rig.wireframe) { flow, _ in flow.wireframe.presentModally(flow.page) }
      rig.main.start(child, from: page) { flow, _, outcome in flow.note(outcome) }
      sender = page
    }
    rig.stage.perform(.back)
    rig.wireframe.popToRoot(of: rig.main.root)
    rig.wireframe.install(rootItems: [PageScreen("New")])

    #expect(rig.main.notes == ["cancelled"])
    #expect(sender == nil)
  }

  @Test func letsGoOfASenderThatTheChildHasWiredWithTheApp() {
    weak var sender: PageScreen?
    do {
      let rig = FlowRig()
      let child = ChildFlow(rig.wireframe) { flow, page in
        guard let page = page as? PageScreen else { return }
        page.rows = [("Again", flow.wire(page) { _, _ in })]
        flow.wireframe.push(flow.page, from: page)
      }
      rig.main.start(child, from: rig.main.root) { flow, _, outcome in flow.note(outcome) }
      sender = rig.main.root
    }

    #expect(sender == nil)
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
  private let rig = FlowRig()

  @Test func endsTheChildWhenTheWaitingTaskIsCancelled() async {
    let child = ChildFlow(rig.wireframe)
    let task = Task { await rig.main.run(child, from: rig.main.root) }
    await untilStarted(child)

    task.cancel()

    #expect(await task.value == .cancelled)
    #expect(rig.stage.isOnStage(child.page) == false)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func keepsTheParentUntilWhatItAsksForNext() async {
    let next = PageScreen("Next")
    let parent = ChildFlow(rig.wireframe, page: "Parent") { flow, sender in
      flow.task { flow in
        let child = ChildFlow(flow.wireframe, page: "Child")
        guard await flow.run(child, from: sender) == .cancelled else { return }
        flow.wireframe.push(next, from: sender)
      }
    }
    rig.main.start(parent, from: rig.main.root)
    while rig.stage.isTop(rig.main.root) { await Task.yield() }

    rig.stage.perform(.back)
    while !rig.stage.isOnStage(next) { await Task.yield() }

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          start ChildFlow
          push PageScreen "Child" onto Root
        > back
          pop PageScreen "Child"
          cancel ChildFlow
        > (app)
          push PageScreen "Next" onto Root
        """)
  }

  private func untilStarted(_ child: ChildFlow) async {
    while !rig.stage.isOnStage(child.page) { await Task.yield() }
  }
}
