import Wireflow
import WireflowWeaving

/// A warp of the wishlist: list, details and cast, and the settings as a popup.
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

  /// Redirects the choice of an adult movie to another weft while the family filter is on.
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
    case .movieIsLocked(let id): askForPIN(toUnlock: id, from: sender)
    case .movieIsUnlocked(let id): return services.detail(of: id)
    default: break
    }
    return .empty
  }

  /// Asks for the family PIN until it is correct or the user cancels.
  private func askForPIN(
    toUnlock id: Int, from asker: any Screen, because reason: String = "The family filter is on."
  ) {
    let pin = services.settings.familyPIN
    wireframe.presentAlert(.locked(reason, pin: pin), from: asker) {
      [weak self, weak asker] answer in
      guard let asker, let answer, answer.id == "watch" else { return }
      guard answer[field: "PIN"] == pin else {
        self?.askForPIN(toUnlock: id, from: asker, because: "That was not the family PIN.")
        return
      }
      (asker as? any Weftable)?.weftSubject.send(MoviesWeft.movieIsUnlocked(id: id))
    }
  }
}

extension AlertContent {
  fileprivate static func locked(_ reason: String, pin: String) -> AlertContent {
    AlertContent(
      title: "Not for the whole family", message: reason,
      fields: [
        Field(
          "PIN", privacy: .secure, keyboard: .number,
          samples: [.init("the wrong PIN", value: "0000"), .init("the family PIN", value: pin)])
      ],
      actions: [
        Action("Watch", id: "watch", needsText: true),
        Action("Cancel", id: "cancel", role: .cancel),
      ])
  }
}
