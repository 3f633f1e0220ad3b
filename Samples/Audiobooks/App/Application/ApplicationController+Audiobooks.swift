public import Wireflow

extension ApplicationController {
  /// Creates the app on a stage.
  ///
  /// ```swift
  /// let app = ApplicationController(audiobooksOn: Stage(backend: TextRecorder()))
  /// app.finishLaunching()
  /// ```
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  public convenience init(
    audiobooksOn stage: Stage,
    wireframe makeWireframe: @MainActor (Stage) -> any ApplicationWireframe = {
      AdaptiveWireframe(stage: $0)
    }
  ) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: AudiobooksApplication.makeMainFlow(wireframe))
  }
}
