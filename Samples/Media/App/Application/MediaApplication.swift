public import Wireflow
import WireflowRouting

/// The composition root of the sample: a catalogue of movies behind a sign-in, led by routes.
@MainActor
public enum MediaApplication {
  /// The links that lead into the app, one for each pattern.
  public static let links = [
    "media://movies", "media://movies?sort=year", "media://movies/v-for-vendetta",
    "media://movies/brazil/cast", "media://movies/v-for-vendetta/cast/hugo-weaving",
    "media://movies/stalker/review", "media://watchlist", "media://watchlist/metropolis",
    "media://account", "media://settings", "media://settings/quality", "media://watch/brazil",
    "https://media.example/movies/brazil",
  ]

  /// Makes the app on a wireframe, which decides how everything is presented.
  public static func makeController(
    wireframe: any ApplicationWireframe, services: MediaServices? = nil
  ) -> ApplicationController {
    let services = services ?? MediaServices()
    let account = services.accounts.account
    let state = AppState(
      route: account == nil ? Place.authentication : Place.home, account: account)
    let store = Store(initialState: state, reducer: AppReducer(), stage: wireframe.stage)
    let links = RouteLinks(
      store, format: MediaLinks.format, patterns: MediaLinks.patterns(services.movies),
      behind: { _, state in state.account == nil ? Place.authentication : nil })
    let controller = ApplicationController(
      wireframe: wireframe,
      mainFlow: ApplicationCoordinator(
        wireframe: wireframe, store: store, links: links, services: services))
    controller.onOpen = { url in links.open(url) }
    return controller
  }
}
