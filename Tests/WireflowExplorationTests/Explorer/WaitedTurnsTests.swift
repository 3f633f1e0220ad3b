import Testing
import Wireflow
import WireflowExploration

/// A map tells where an answer leads from requests that have waited behind its alert.
@MainActor
struct WaitedTurnsTests {
  @Test func showsWhatHasWaitedAsAnArrival() async {
    var options = ExplorationOptions.quick
    options.includesRestart = false
    options.includesBackground = false
    let map = await explore(options: options) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: QueueFlow(wireframe))
    }
    let lines = NavigationBaseline("Queue", [map]).text.split(separator: "\n")
    let edges = lines.filter { $0.contains("->") && $0.hasPrefix("    ") }
    let late = "HelpScreen in modal HelpScreen  (present as sheet"
    let again = "; ignored present: NotesScreen … is already presenting)"
    #expect(
      edges == [
        #"    tap "Ask" -> stays"#,
        #"    tap "Save" -> alert "Saved""#,
        "    wait -> \(late)\(again)",
        #"    wait -> alert "Rate us""#,
        "    wait -> \(late)\(again)",
      ])
  }
}

/// A flow whose alerts and sheets wait for each other.
@MainActor
private final class QueueFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
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
