public import Wireflow
import WireflowRouting

/// A catalogue of movies behind a sign-in, driven by routes.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, its store with the first route, and its main flow.
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  ///   - services: The services of the device, or nil for new ones.
  public convenience init(
    mediaOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) },
    services: MediaServices? = nil
  ) {
    let wireframe = makeWireframe(stage)
    let services = services ?? MediaServices()
    let account = services.accounts.account
    let state = AppState(
      route: account == nil ? Place.authentication : Place.home, account: account)
    let store = Store(initialState: state, reducer: AppReducer(), stage: stage)
    let links = RouteLinks(
      store, format: MediaLinks.format, patterns: MediaLinks.patterns(services.movies),
      behind: { _, state in state.account == nil ? Place.authentication : nil })
    self.init(
      wireframe: wireframe,
      mainFlow: ApplicationCoordinator(
        wireframe: wireframe, store: store, links: links, services: services))
    onOpen = { url in links.open(url) }
  }
}
