import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// A map tells where an answer leads from requests that have waited behind its alert.
@MainActor
@Suite(.long)
struct WaitedTurnsTests {
  private static let late =
    "wait -> HelpScreen in modal HelpScreen  (present as sheet; "
    + "ignored present: NotesScreen … is already presenting)"

  @Test func showsWhatHasWaitedBehindAnAlertAsAnArrival() async {
    let edges = await Self.edges { AlertFlow($0) }

    #expect(
      edges == [
        #"tap "Ask" -> stays"#, #"tap "Save" -> alert "Saved""#, Self.late,
        #"wait -> alert "Rate us""#, Self.late,
      ])
  }

  @Test func showsWhatHasWaitedBehindAGuardAsAnArrival() async {
    let pushes = "push; ignored push: NotesScreen … is covered)"
    let leave = [
      #"dismiss -> alert "Discard?"  (guarded)"#,
      #"in "Discard?" choose "Discard" -> what is below  (dismiss; cancels DraftFlow)"#,
      #"in "Discard?" choose "Keep" -> stays  (push; ignored dismiss: DraftFlow refused)"#,
    ]

    // A request without effect leaves a note on the answer, if the hunt finds that, too.
    let edges = await Self.edges { DraftOwner($0) }.map {
      $0.replacing("refused; ignored push: NotesScreen … is covered)", with: "refused)")
    }

    #expect(
      edges == [
        #"tap "Write" -> NoteScreen in modal NoteScreen  (present as sheet; starts DraftFlow)"#,
        "wait -> AboutScreen  (\(pushes)",
      ] + leave + ["wait -> stays  (\(pushes)"] + leave + [
        #"tap "Help" -> HelpScreen  (push)"#, "wait -> stays  (\(pushes)",
      ])
  }

  @Test func showsAQuestionAboutWhatHasWaitedAsAnArrival() async {
    let call = CustomAction("call") { ($0.mainFlow as? CallOwner)?.call() }

    let edges = await Self.edges(
      following: [
        .action(.launch), .action(.tap("Write")), .custom("call"),
        .action(.open("notes://home")), .action(.tap("Hang up")), .action(.open("notes://home")),
        .action(.choose("Keep")),
      ], calling: call
    ) { CallOwner($0) }

    let stays = #"in "Discard?" choose "Keep" -> stays  "#
    let refused = "ignored dismiss: DraftFlow refused)"
    #expect(
      edges.filter { $0.contains("Keep") } == [
        "\(stays)(present as sheet; \(refused)", "\(stays)(\(refused)", "\(stays)(\(refused)",
      ])
  }

  @Test func tellsAnArrivalFromThePlaceThatItReplaces() async {
    let edges = await Self.edges { AnswerFlow($0) }

    #expect(
      edges == [
        #"tap "Ask" -> stays"#, "wait -> another HelpScreen  (pop; push; select)",
        #"tap "Help" -> HelpScreen  (push)"#,
        #"wait -> HelpScreen in root "Notes"  (pop; push; select)"#,
      ])
  }

  /// Returns the lines of the edges in an app's baseline.
  private static func edges(
    following script: [ExplorationStep] = [], calling call: CustomAction? = nil,
    _ makeFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> any MainFlowCoordinator
  ) async -> [String] {
    var options = ExplorationOptions()
    options.includesRestart = false
    options.includesBackground = false
    if let call { (options.customActions, options.links) = ([call], ["notes://home"]) }
    options.corpus = [script]
    let map = await explore(options: options) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let controller = ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
      controller.onOpen = { _ in
        wireframe.dismissAll()
        return true
      }
      return controller
    }
    return NavigationBaseline("Queue", [map]).lines.filter { $0.headings.count == 2 }.map(\.text)
  }
}

/// A flow whose alerts and sheets wait for each other.
@MainActor
private final class AlertFlow: PlainFlow {
  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Save") { [weak self] in
      self?.say("Saved", on: notes)
      self?.say("Rate us", on: notes)
    }
    notes.button("Ask") { [weak self] in
      self?.after(.seconds(30), on: notes) { flow, notes in
        flow.wireframe.presentModally(HelpScreen("Help"), from: notes)
      }
    }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }

  private func say(_ title: String, on notes: NotesScreen) {
    wireframe.presentAlert(AlertContent(title: title, actions: [.init("OK")]), from: notes)
  }
}

/// A flow that shows a page late, while the guard of its draft may be asking.
@MainActor
private final class DraftOwner: PlainFlow {
  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Write") { [weak self] in
      guard let self else { return }
      start(DraftFlow(wireframe), from: notes) { _, _ in }
      after(.seconds(30), on: notes) { flow, notes in
        flow.wireframe.push(AboutScreen("About"), from: notes)
      }
    }
    wireframe.install(rootItems: [notes])
  }
}

/// A flow that shows calls in front of everything, asks for a rating of each, and leaves all sheets when
/// a link arrives.
@MainActor
private final class CallOwner: PlainFlow {
  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Write") { [weak self] in
      guard let self else { return }
      start(DraftFlow(wireframe), from: notes) { _, _ in }
    }
    wireframe.install(rootItems: [notes])
  }

  func call() {
    start(CallFlow(wireframe)) { flow, _ in
      flow.wireframe.presentModally(AboutScreen("Rating"))
    }
  }
}

/// A flow with a call.
@MainActor
private final class CallFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let call = HelpScreen("Call")
    call.preferredModalStyle = .wall
    call.button("Hang up") { [weak self] in self?.finish() }
    wireframe.presentModally(call, from: sender)
  }
}

/// A flow with a draft, and a guard that asks before the user leaves it.
@MainActor
private final class DraftFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let draft = NoteScreen("Draft")
    draft.button("Help") { [weak self] in
      self?.wireframe.push(HelpScreen("Help"), from: draft)
    }
    guardRequests { [weak draft] _, request in
      guard let draft, request.takesAway(draft) else { return .allow }
      let question = AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")])
      return .ask(question, from: draft) { $0.title == "Discard" }
    }
    wireframe.presentModally(draft, from: sender)
  }
}

/// A flow that answers on a page of the kind that asks.
@MainActor
private final class AnswerFlow: PlainFlow {
  private let notes = NotesScreen("Notes")
  private let settings = SettingsScreen("Settings")

  override func installUI() {
    let help = HelpScreen("Help")
    notes.button("Help") { [weak self] in self?.show(help) }
    help.button("Ask") { [weak self] in
      self?.after(.seconds(30), on: help) { flow, _ in
        flow.wireframe.select(flow.settings)
        flow.wireframe.select(flow.notes)
        flow.wireframe.popToRoot(of: flow.notes)
        flow.show(HelpScreen("Answer"))
      }
    }
    wireframe.install(rootItems: [notes, settings])
  }

  private func show(_ help: HelpScreen) { wireframe.push(help, from: notes) }
}
