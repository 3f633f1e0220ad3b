import Wireflow
import WireflowWeaving

/// A warp of the whole app: the onboarding while the key is missing, and then the dashboard.
@MainActor
final class MainWarp: Warp {
  let thread: WarpThread<Void>
  private let services: Services

  init(wireframe: any ApplicationWireframe, services: Services) {
    thread = WarpThread(wireframe)
    self.services = services
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MoviesWeft {
    case .apiKey where services.settings.isComplete:
      [.forwardToThisWarp(MoviesWeft.apiKeyIsComplete)]
    case .apiKey: onboarding
    case .apiKeyIsComplete: dashboard
    case .apiKeyIsForgotten: onboarding
    default: .empty
    }
  }

  private var onboarding: [Stitch] {
    let onboarding = OnboardingWarp(wireframe: wireframe, services: services)
    return [
      Stitch(
        .root, nextPresentable: onboarding,
        nextWeftable: SingleWeftable(withInitialWeft: MoviesWeft.apiKey))
    ]
  }

  /// The stitches of the three sections of the dashboard.
  ///
  /// The warp itself installs their heads, as soon as all three are ready.
  private var dashboard: [Stitch] {
    let wishlist = WishlistWarp(wireframe: wireframe, services: services)
    let watched = WatchedWarp(wireframe: wireframe, services: services)
    let settings = SettingsWarp(wireframe: wireframe, services: services, isRoot: true)
    Warps.whenReady(wishlist, watched, settings) { [wireframe] wishlist, watched, settings in
      wireframe.install(rootItems: [wishlist, watched, settings])
    }
    let movieList = MoviesWeft.movieList
    return [
      Stitch(
        nextPresentable: wishlist, nextWeftable: SingleWeftable(withInitialWeft: movieList)),
      Stitch(nextPresentable: watched, nextWeftable: SingleWeftable(withInitialWeft: movieList)),
      Stitch(
        nextPresentable: settings,
        nextWeftable: SingleWeftable(withInitialWeft: MoviesWeft.settingsList)),
    ]
  }
}
