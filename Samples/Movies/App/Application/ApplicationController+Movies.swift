public import Wireflow
import WireflowWeaving

/// A wishlist of movies, and a list of watched ones.
///
/// From Wittemberg, "Let's weave your application", and the demo of Weavy.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, its services and its loom.
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  ///   - apiKey: The key of the movie server, or nil if the user must enter it.
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
      // A link leads to the same place from anywhere, so dismiss all modals over the lists.
      if !wireframe.stage.state.modalScreens.isEmpty { wireframe.dismissAll() }
      link.send(through: loom)
      return true
    }
  }
}
