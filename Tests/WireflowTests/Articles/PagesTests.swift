import Foundation
import Observation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Pages", and compares it with the page.
@MainActor
struct PagesTests {
  private var article: String { get throws { try articles("Pages") } }

  @Test func logsHowTheUserTurnsThem() throws {
    let rig = FlowRig()
    rig.main.start(TourFlowCoordinator(wireframe: rig.wireframe), from: rig.main.root)
    let start = rig.newLog()
    for action in [
      UserAction.next, .next, .toggle("I accept the terms"), .select("Done"), .next, .tap("Begin"),
    ] {
      rig.stage.perform(action)
    }
    let text = rig.newLog()

    #expect(start.contains("start TourFlowCoordinator"))
    #expect(try article.contains("```\n\(text)\n```"), "\(text)")
  }
}

@MainActor final class TourFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let (welcome, terms, done) = (
    TourScreen("Welcome"), TermsScreen(), TourScreen("Done")
  )

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    done.onPressed = wire(done) { flow, _ in flow.finish() }
    guardRequests { flow, request in
      guard request.selects(flow.done), !flow.terms.areAccepted else {
        return .allow
      }
      return .refuse("the terms are not accepted")
    }
    wireframe.presentModally(
      rootItems: [welcome, terms, done],
      in: PagesWireframe(stage: wireframe.stage), from: sender,
      style: .fullScreen, dismissButton: nil)
  }
}

/// A page of the tour in the article "Pages".
@MainActor
final class TourScreen: RootLevelRepresentable {
  let title: String
  var onPressed: (() -> Void)?

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    if let onPressed { Button("Begin", role: .primary, action: onPressed) }
  }
}

@Observable @MainActor final class TermsScreen: RootLevelRepresentable {
  let title = "Terms"
  var areAccepted = false
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Text("Return each book within three weeks.")
    Toggle("I accept the terms", isOn: areAccepted) {
      self.areAccepted = $0
    }
  }
}
