package import Wireflow

/// An app and the backend that draws it on pages.
@MainActor
package struct WebApp {
  package let controller: ApplicationController
  let backend: WebBackend

  /// Creates the pair of an app and the backend of its stage.
  package init(_ controller: ApplicationController, drawnBy backend: WebBackend) {
    self.controller = controller
    self.backend = backend
  }

  /// The name of the module that declares the main flow.
  package var moduleName: String? {
    String(reflecting: type(of: controller.mainFlow)).split(separator: ".").first.map(String.init)
  }
}
