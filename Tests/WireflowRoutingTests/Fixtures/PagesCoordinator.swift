import Wireflow
import WireflowRouting

/// A stack with a page for each component; one that begins with "no" leads nowhere, and "both"
/// takes the next one into its segment.
@MainActor
final class PagesCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  var onMade: ((PageScreen) -> Void)?

  init(_ wireframe: any ApplicationWireframe, _ stack: RouteStack) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
  }

  func reaches(_ route: Route) -> Bool { route.isReached }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first, Route(next).isReached else { return nil }
    let page = PageScreen(next)
    onMade?(page)
    return RoutedScreen(page, at: next == "both" ? rest.first(2) : Route(next))
  }
}

extension Route {
  /// True if no component leads nowhere, except for the tag of notes.
  var isReached: Bool { allSatisfy { $0 == "note" || !$0.hasPrefix("no") } }
}
