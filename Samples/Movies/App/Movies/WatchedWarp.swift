import Wireflow
import WireflowWeaving

/// The movies seen, with their details, their cast and the preferences.
@MainActor
final class WatchedWarp: Warp {
  let thread: WarpThread<MovieListScreen>
  private let services: Services

  init(wireframe: any ApplicationWireframe, services: Services) {
    thread = WarpThread(
      wireframe,
      head: MovieListScreen(
        title: "Watched", movies: services.movies.watched,
        settings: ("Preferences", .preferences)))
    self.services = services
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MoviesWeft {
    case .movieList: [Stitch(.root, next: head)]
    case .moviePicked(let id): services.detail(of: id)
    case .castPicked(let id): cast(id, in: services)
    case .linkFollowed(let id): follow(linkTo: id)
    case .preferences:
      [
        Stitch(
          .popup,
          nextPresentable: SettingsWarp(
            wireframe: wireframe, services: services, isRoot: false),
          nextWeftable: SingleWeftable(
            withInitialWeft: MoviesWeft.settingsList))
      ]
    case .apiKeyIsForgotten:
      [.forwardToParent(MoviesWeft.apiKeyIsForgotten)]
    default: .empty
    }
  }
}
