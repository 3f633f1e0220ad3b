public import Wireflow
import WireflowWeaving

/// The composition root of the sample: lists of movies to see and of movies seen.
///
/// From Wittemberg, "Let's weave your application", and the demo of Weavy.
@MainActor
public enum MoviesApplication {
  /// Makes the app on a wireframe, which decides how everything is presented.
  /// - Parameters:
  ///   - wireframe: the wireframe.
  ///   - apiKey: the key of the movie server, if one is known from the beginning.
  public static func makeController(
    wireframe: any ApplicationWireframe, apiKey: String? = nil
  ) -> ApplicationController {
    let services = Services(
      movies: InMemoryMoviesService(), settings: InMemorySettingsService(apiKey: apiKey))
    let loom = Loom(wireframe: wireframe)
    loom.weave(
      fromWarp: MainWarp(wireframe: wireframe, services: services),
      andWeftable: SingleWeftable(withInitialWeft: MoviesWeft.apiKey))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)
    controller.onOpen = { [weak loom] link in
      guard let loom, let link = MoviesLink(link) else { return false }
      // A link leads to the same wherever the user is, so nothing stays over the lists.
      if !wireframe.stage.modalScreens.isEmpty { wireframe.dismissAll() }
      link.send(through: loom)
      return true
    }
    return controller
  }
}
