import Wireflow
import WireflowWeaving

/// A warp of the section before the dashboard, which pushes the settings.
@MainActor
final class OnboardingWarp: Warp {
  let thread: WarpThread<WelcomeScreen>
  private let services: Services

  init(wireframe: any ApplicationWireframe, services: Services) {
    thread = WarpThread(wireframe, head: WelcomeScreen())
    self.services = services
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MoviesWeft {
    case .apiKey: [Stitch(.root, next: head), .forwardToThisWarp(MoviesWeft.settings)]
    case .settings: [Stitch(.push, next: SettingsScreen(settings: services.settings))]
    case .settingsAreComplete: [.forwardToParent(MoviesWeft.apiKeyIsComplete)]
    default: .empty
    }
  }
}
