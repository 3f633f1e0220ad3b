public import Wireflow

/// An encyclopedia to read and to edit, with the navigation of a well-known app.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, UI factories and main flow.
  ///
  /// ```swift
  /// let app = ApplicationController(encyclopediaOn: Stage(backend: TextRecorder()))
  /// app.finishLaunching()
  /// ```
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  ///   - services: The services of the device, or nil for new ones.
  public convenience init(
    encyclopediaOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) },
    services: EncyclopediaServices? = nil
  ) {
    let wireframe = makeWireframe(stage)
    let services = services ?? EncyclopediaServices()
    let mainFlow = ApplicationFlowCoordinator(
      wireframe: wireframe, factories: UIFactories(services),
      links: EncyclopediaLinks(library: services.library))
    self.init(wireframe: wireframe, mainFlow: mainFlow)
    onOpen = { [weak mainFlow] url in mainFlow?.open(url) ?? false }
  }
}
