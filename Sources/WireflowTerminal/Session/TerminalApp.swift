package import Wireflow

/// An app and the backend that draws it on a terminal.
@MainActor
package struct TerminalApp {
  package let controller: ApplicationController
  let backend: TerminalBackend

  /// Joins an app with the backend that its stage shows itself on.
  package init(_ controller: ApplicationController, drawnBy backend: TerminalBackend) {
    self.controller = controller
    self.backend = backend
  }

  var log: PresentationLog { controller.stage.log }
}
