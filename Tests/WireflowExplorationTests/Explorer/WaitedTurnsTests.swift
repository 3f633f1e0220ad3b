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
    let edges = await Self.edges { app in
      app.button("Save", on: app.notes) { app in
        app.ask("Saved", ["OK"], on: app.notes)
        app.ask("Rate us", ["OK"], on: app.notes)
      }
      app.button("Ask", on: app.notes) { app in
        app.after(.seconds(30), on: app.notes) { app, notes in
          app.wireframe.presentModally(HelpScreen("Help"), from: notes)
        }
      }
    }

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
    let edges = await Self.edges { app in
      app.roots = [app.notes]
      app.button("Write", on: app.notes) { app in
        app.start(DraftFlow(app.wireframe), from: app.notes)
        app.after(.seconds(30), on: app.notes) { app, notes in
          app.wireframe.push(AboutScreen("About"), from: notes)
        }
      }
    }.map {
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
    let edges = await Self.edges(
      following: [
        .action(.launch), .action(.tap("Write")), .custom("remind"),
        .action(.open("notes://home")), .action(.tap("Hang up")), .action(.open("notes://home")),
        .action(.choose("Keep")),
      ]
    ) { app in
      app.roots = [app.notes]
      app.button("Write", on: app.notes) { app in
        app.start(DraftFlow(app.wireframe), from: app.notes)
      }
      app.onReminder = { app in
        app.start(CallFlow(app.wireframe)) { app, _ in
          app.wireframe.presentModally(AboutScreen("Rating"))
        }
      }
      app.onLink = { app, _ in app.wireframe.dismissAll() }
    }

    let stays = #"in "Discard?" choose "Keep" -> stays  "#
    let refused = "ignored dismiss: DraftFlow refused)"
    #expect(
      edges.filter { $0.contains("Keep") } == [
        "\(stays)(present as sheet; \(refused)", "\(stays)(\(refused)", "\(stays)(\(refused)",
      ])
  }

  @Test func tellsAnArrivalFromThePlaceThatItReplaces() async {
    let edges = await Self.edges { app in
      let help = HelpScreen("Help")
      app.button("Help", on: app.notes) { $0.wireframe.push(help, from: $0.notes) }
      app.button("Ask", on: help) { app in
        app.after(.seconds(30), on: help) { app, _ in
          app.wireframe.select(app.settings)
          app.wireframe.select(app.notes)
          app.wireframe.popToRoot(of: app.notes)
          app.wireframe.push(HelpScreen("Answer"), from: app.notes)
        }
      }
    }

    #expect(
      edges == [
        #"tap "Ask" -> stays"#, "wait -> another HelpScreen  (pop; push; select)",
        #"tap "Help" -> HelpScreen  (push)"#,
        #"wait -> HelpScreen in root "Notes"  (pop; push; select)"#,
      ])
  }

  /// Returns the lines of the edges in an app's baseline.
  private static func edges(
    following script: [ExplorationStep] = [],
    _ build: @escaping @MainActor @Sendable (BuiltFlow) -> Void
  ) async -> [String] {
    var options = ExplorationOptions()
    options.includesRestart = false
    options.includesBackground = false
    if !script.isEmpty { (options.customActions, options.links) = ([.remind], ["notes://home"]) }
    options.corpus = [script]
    let map = await explore(BuiltFlow.app(build), options: options)
    return NavigationBaseline("Queue", [map]).lines.filter { $0.headings.count == 2 }.map(\.text)
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
