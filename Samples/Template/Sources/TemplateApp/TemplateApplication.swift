public import Wireflow

/// The composition root of the app.
@MainActor
public enum TemplateApplication {
  /// Makes the app on a wireframe, which decides how everything is presented.
  public static func makeController(
    wireframe: any ApplicationWireframe
  ) -> ApplicationController {
    ApplicationController(
      wireframe: wireframe, mainFlow: ApplicationFlowCoordinator(wireframe: wireframe))
  }
}
