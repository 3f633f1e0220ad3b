public import Wireflow

/// A shop for audiobooks, with a bookshelf to listen from.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, services, UI factories and main flow.
  ///
  /// ```swift
  /// let app = ApplicationController(audiobooksOn: Stage(backend: TextRecorder()))
  /// app.finishLaunching()
  /// ```
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - texts: The texts in the reader's language.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  public convenience init(
    audiobooksOn stage: Stage, texts: Texts = Texts(),
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) }
  ) {
    stage.words = texts.words
    let wireframe = makeWireframe(stage)
    let shop = Shop(texts: texts)
    let mainFlow = ApplicationFlowCoordinator(wireframe: wireframe, factories: shop.factories)
    shop.accounts.onSessionEnded = { [weak mainFlow] account, cause in
      mainFlow?.sessionEnded(of: account, by: cause)
    }
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
