import Wireflow
import WireflowRouting

/// Presents scenes over another coordinator.
@MainActor
final class OverCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(_ wireframe: any ApplicationWireframe, _ presentables: RoutePresentables) {
    self.wireframe = FlowWireframe(wireframe)
    self.presentables = presentables
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

  convenience init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>,
    root: any RoutedCoordinator
  ) {
    let scene = RouteScene("play", arguments: 1) { arguments in
      TestPlayerCoordinator(wireframe, title: arguments.first ?? "")
    }
    self.init(wireframe, RouteMinimizable(store, root: root, scene: scene))
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

extension RouteRig {
  /// An app of tabs A, B and C, the last one begun when selected; modals "sheet" and "note/x" over
  /// them, and a player "play/x" between.
  static func whole(
    at route: Route = ["app", "A"], state: TestState = TestState(), isLaunched: Bool = true,
    wireframe: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) -> RouteRig {
    RouteRig(at: route, state: state, isLaunched: isLaunched, wireframe: wireframe) {
      wireframe, store in
      [
        RouteScene("app", reaches: \.isReached) { _ in
          let tabs = TabsCoordinator(
            wireframe, store, [("A", .together), ("B", .together), ("C", .whenSelected)])
          let playing = PlayingCoordinator(wireframe, store, root: tabs)
          let note = RouteScene("note", arguments: 1, reaches: \.isReached) { arguments in
            let page = PageScreen("note \(arguments[0])")
            return PagesCoordinator(wireframe, RouteStack(store, presenting: page))
          }
          let scenes = [RouteScene.modal("sheet", wireframe, store), note]
          return OverCoordinator(
            wireframe, RoutePresentables(store, root: playing, scenes: scenes))
        },
        .pages("login", wireframe, store),
      ]
    }
  }
}
