import Observation
package import Wireflow

/// A letter with a text of several lines.
@Observable
@MainActor
package final class DraftScreen: RootLevelRepresentable {
  package let title = "Draft"
  package var subject = ""
  package var message: String
  /// The messages sent.
  package private(set) var sent: [String] = []

  package init(_ message: String = "") { self.message = message }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  package var content: ScreenContent {
    Field("Subject", text: subject) { self.subject = $0 }
    Field(
      "Message", text: message, prompt: "Your words", lines: 3...5,
      samples: ["Dear Ada,\nsee you."], submit: { self.sent.append(self.message) },
      set: { self.message = $0 })
    Button("Discard") { self.message = "" }
  }
}

/// An app with one screen.
@MainActor
package final class OneScreenFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  private let screen: any RootLevelRepresentable

  package init(_ wireframe: any ApplicationWireframe, showing screen: any RootLevelRepresentable) {
    self.wireframe = FlowWireframe(wireframe)
    self.screen = screen
  }

  package func installUI() { wireframe.install(rootItems: [screen]) }
}
