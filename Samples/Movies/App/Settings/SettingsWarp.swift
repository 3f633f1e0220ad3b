import Wireflow
import WireflowWeaving

/// A warp of the settings list and its pages, which are side by side in columns.
@MainActor
final class SettingsWarp: Warp {
  let thread: WarpThread<SettingsListScreen>
  private let services: Services

  init(wireframe: any ApplicationWireframe, services: Services, isRoot: Bool) {
    thread = WarpThread(
      wireframe, head: SettingsListScreen(settings: services.settings, isRoot: isRoot))
    self.services = services
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MoviesWeft {
    case .settingsList: return [Stitch(.root, next: head)]
    case .settingPicked(.server):
      return [Stitch(.show, next: SettingsScreen(settings: services.settings))]
    case .settingPicked(.family):
      return [Stitch(.show, next: FamilySettingsScreen(settings: services.settings))]
    case .settingsAreComplete where sender === head:
      return [.end(forwardingToParent: MoviesWeft.settingsAreComplete)]
    case .settingsAreComplete: wireframe.hide(sender)
    case .apiKeyIsForgotten: return [.forwardToParent(MoviesWeft.apiKeyIsForgotten)]
    default: break
    }
    return .empty
  }
}
