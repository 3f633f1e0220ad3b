import Wireflow
import WireflowRouting

/// A coordinator that presents the settings with a stack of their own.
@MainActor
final class SettingsCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let store: Store<AppState>

  init(wireframe: any ApplicationWireframe, store: Store<AppState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    let settings = SettingsScreen()
    settings.onQualityPressed = { store.route(.push(Place.quality)) }
    stack = RouteStack(store, presenting: settings)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard path.isEmpty, rest.first == Place.quality.rawValue else { return nil }
    let screen = QualityScreen()
    screen.onQualityChosen = { [store] quality in
      store.dispatch(AppAction.qualityChosen(quality))
    }
    store.subscribe(screen, \.quality)
    return RoutedScreen(screen, at: Place.quality)
  }
}
