import TestSupport
import Wireflow
import WireflowRouting

/// The main flow of a test: it changes between scenes that the test makes.
@MainActor
final class MainCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<TestState>

  init(_ wireframe: any ApplicationWireframe, store: Store<TestState>, scenes: [RouteScene]) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.scenes = RouteScenes(store, scenes: scenes)
  }

  func installUI() { store.rootCoordinator = self }
}

/// Tabs that a fixture makes.
@MainActor
final class TabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(_ wireframe: any ApplicationWireframe, _ tabs: RouteTabs) {
    self.wireframe = FlowWireframe(wireframe)
    self.tabs = tabs
  }
}

/// A stack with a page for each component.
///
/// One that begins with "no" leads nowhere, one that begins with a digit is a detail, and "both"
/// takes the next one into its segment.
@MainActor
final class PagesCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  var observation: StageObservation?
  /// False to leave open where it leads.
  var answers = true
  private let notes: Notes?

  init(_ wireframe: any ApplicationWireframe, _ stack: RouteStack, _ notes: Notes? = nil) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
    self.notes = notes
    notes?.lines.append("coordinator of \(stack.root.title)")
  }

  func reaches(_ route: Route) -> Bool { !answers || route.isReached }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    notes?.lines.append("screen toward \(rest) from \(path)")
    guard let next = rest.first, Route(next).isReached else { return nil }
    return RoutedScreen(
      PageScreen(next), at: next == "both" ? rest.first(2) : Route(next),
      in: next.first?.isNumber == true ? .detail : .same)
  }
}

extension Route {
  /// True if no component leads nowhere, except for the tag of notes.
  var isReached: Bool { allSatisfy { $0 == "note" || !$0.hasPrefix("no") } }
}

/// Presents scenes over another coordinator.
@MainActor
final class OverCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>,
    root: any RoutedCoordinator, _ scenes: RouteScene...
  ) {
    self.wireframe = FlowWireframe(wireframe)
    presentables = RoutePresentables(store, root: root, scenes: scenes)
  }
}

/// Plays over another coordinator.
@MainActor
final class PlayingCoordinator: MinimizingCoordinator {
  let wireframe: FlowWireframe<Void>
  let minimizable: RouteMinimizable

  init(_ wireframe: any ApplicationWireframe, _ minimizable: RouteMinimizable) {
    self.wireframe = FlowWireframe(wireframe)
    self.minimizable = minimizable
  }
}

/// Installs a player; it routes no further.
@MainActor
final class TestPlayerCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let title: String

  init(_ wireframe: any ApplicationWireframe, title: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.title = title
  }

  func start(from sender: any Screen) {
    wireframe.installMinimizable(TestPlayer(title), animated: true)
  }
}

/// A player with nothing but a title.
@MainActor
final class TestPlayer: FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?

  init(_ title: String) {
    self.title = title
    minimizedControls = PageScreen("\(title) controls")
  }
}

/// Notes each step.
@MainActor
final class StepCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  var route = Route() {
    didSet {
      notes.lines.append("set \(route)")
      onSet?()
    }
  }
  var onSet: (() -> Void)?
  private let notes: Notes

  init(_ wireframe: any ApplicationWireframe, _ notes: Notes) {
    self.wireframe = FlowWireframe(wireframe)
    self.notes = notes
  }

  func start(from sender: any Screen) {
    notes.lines.append("start")
    wireframe.install(rootItems: [PageScreen("Steps")])
  }

  func clear(keeping route: Route?, by arrival: LinkArrival?) {
    notes.lines.append("clear \(route?.description ?? "nil")")
  }
}
