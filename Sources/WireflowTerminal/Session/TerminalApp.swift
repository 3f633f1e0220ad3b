package import Wireflow

/// An app and the backend that draws it on a terminal.
@MainActor
package struct TerminalApp {
  package let controller: ApplicationController
  let backend: TerminalBackend

  /// Creates the pair of an app and the backend of its stage.
  package init(_ controller: ApplicationController, drawnBy backend: TerminalBackend) {
    self.controller = controller
    self.backend = backend
  }

  var log: PresentationLog { controller.stage.log }
}
