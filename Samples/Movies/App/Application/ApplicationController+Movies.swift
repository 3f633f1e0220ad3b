public import Wireflow
import WireflowWeaving

/// Lists of movies to see and of movies seen.
///
/// From Wittemberg, "Let's weave your application", and the demo of Weavy.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, its services and its loom.
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  ///   - apiKey: The key of the movie server, if one is known from the beginning.
  public convenience init(
    moviesOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) },
    apiKey: String? = nil
  ) {
    let wireframe = makeWireframe(stage)
    let services = Services(
      movies: InMemoryMoviesService(), settings: InMemorySettingsService(apiKey: apiKey))
    let loom = Loom(wireframe: wireframe)
    loom.weave(
      fromWarp: MainWarp(wireframe: wireframe, services: services),
      andWeftable: SingleWeftable(withInitialWeft: MoviesWeft.apiKey))
    self.init(wireframe: wireframe, mainFlow: loom)
    onOpen = { [weak loom] link in
      guard let loom, let link = MoviesLink(link) else { return false }
      // A link leads to the same wherever the user is, so nothing stays over the lists.
      if !wireframe.stage.modalScreens.isEmpty { wireframe.dismissAll() }
      link.send(through: loom)
      return true
    }
  }
}
