import Wireflow
import WireflowWeaving

/// The movies to be seen: list, details, cast, and the settings as a popup.
@MainActor
final class WishlistWarp: Warp {
  let thread: WarpThread<MovieListScreen>
  private let services: Services

  init(wireframe: any ApplicationWireframe, services: Services) {
    thread = WarpThread(
      wireframe,
      head: MovieListScreen(
        title: "Wishlist", movies: services.movies.wishlist, settings: ("Server", .settings)))
    self.services = services
  }

  /// Turns what is for adults into a fact of its own, while the family filter is on.
  func adapt(weft: any Weft) -> WeftDecision {
    guard case MoviesWeft.moviePicked(let id) = weft, services.settings.filtersForFamilies,
      services.movies.movie(id: id)?.isForAdults == true
    else { return .knit }
    return .redirect(to: MoviesWeft.movieIsLocked(id: id))
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MoviesWeft {
    case .movieList: return [Stitch(.root, next: head)]
    case .moviePicked(let id): return services.detail(of: id)
    case .castPicked(let id): return cast(id, in: services)
    case .linkFollowed(let id): return follow(linkTo: id)
    case .settings: return [Stitch(.popup, next: SettingsScreen(settings: services.settings))]
    case .settingsAreComplete: wireframe.dismiss(sender)
    case .movieIsLocked: wireframe.presentAlert(.locked, from: sender)
    default: break
    }
    return .empty
  }
}

extension AlertContent {
  fileprivate static var locked: AlertContent {
    AlertContent(title: "Not for the whole family", message: "The family filter is on.")
  }
}
