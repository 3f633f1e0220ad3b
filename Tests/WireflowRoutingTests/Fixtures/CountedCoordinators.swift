import TestSupport
import Wireflow
import WireflowRouting

/// A stack that notes each screen that it makes, and guards the newest one; a component that begins
/// with "gone" leads nowhere.
@MainActor
final class CountedCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let notes: Notes

  init(_ wireframe: any ApplicationWireframe, _ stack: RouteStack, _ notes: Notes) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
    self.notes = notes
    notes.lines.append("coordinator of \(stack.root.title)")
  }

  func reaches(_ route: Route) -> Bool { Self.reaches(route) }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    notes.lines.append("screen toward \(rest) from \(path)")
    guard let next = rest.first, Self.reaches(Route(next)) else { return nil }
    guardRequests { flow, request in
      if !request.leaving.isEmpty { flow.notes.lines.append("guard of \(next)") }
      return .allow
    }
    return RoutedScreen(PageScreen(next), at: next)
  }

  static func reaches(_ route: Route) -> Bool { !route.contains { $0.hasPrefix("gone") } }
}

extension RouteScene {
  /// A scene with one stack, installed or presented, that notes each time it is made.
  fileprivate static func counted(
    _ tag: String, isModal: Bool = false, arguments: Int = 0, _ notes: Notes,
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> RouteScene {
    RouteScene(tag, arguments: arguments, reaches: CountedCoordinator.reaches) { arguments in
      notes.lines.append("scene \(Route(tag) + arguments)")
      guard CountedCoordinator.reaches(arguments) else { return nil }
      let root = PageScreen(tag)
      return CountedCoordinator(
        wireframe,
        isModal ? RouteStack(store, presenting: root) : RouteStack(store, installing: root), notes)
    }
  }
}

extension RouteRig {
  /// An app that notes each coordinator it makes: tabs A and B, the latter begun when selected, a
  /// player "play/x", and modals "sheet" and "note/x" over them; a scene "login" beside them.
  static func counted(
    at route: Route = ["app", "A"], backend: any PresentationBackend = TextRecorder(),
    isLaunched: Bool = true
  ) -> (rig: RouteRig, notes: Notes) {
    let notes = Notes()
    let rig = RouteRig(at: route, backend: backend, isLaunched: isLaunched) { wireframe, store in
      [
        RouteScene("app", reaches: CountedCoordinator.reaches) { _ in
          notes.lines.append("scene app")
          return .counted(notes, wireframe, store)
        },
        .counted("login", notes, wireframe, store),
      ]
    }
    return (rig, notes)
  }
}

extension RoutedCoordinator where Self == OverCoordinator {
  fileprivate static func counted(
    _ notes: Notes, _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> OverCoordinator {
    @MainActor func root(_ tag: String) -> PageScreen {
      notes.lines.append("root \(tag)")
      return PageScreen(tag)
    }
    let tabs = CountedTabsCoordinator(
      wireframe,
      RouteTabs(
        store,
        tabs: [("A", RouteTab.Beginning.together), ("B", .whenSelected)].map { tag, beginning in
          RouteTab(
            tag, root: root(tag), begins: beginning, reaches: CountedCoordinator.reaches
          ) { root in
            notes.lines.append("tab \(tag)")
            return CountedCoordinator(wireframe, RouteStack(store, above: root), notes)
          }
        }))
    let player = RouteScene("play", arguments: 1, reaches: CountedCoordinator.reaches) {
      notes.lines.append("player \($0)")
      return TestPlayerCoordinator(wireframe, title: $0[0])
    }
    let playing = PlayingCoordinator(
      wireframe, RouteMinimizable(store, root: tabs, scene: player))
    return OverCoordinator(
      wireframe,
      RoutePresentables(
        store, root: playing,
        scenes: [
          .counted("sheet", isModal: true, notes, wireframe, store),
          .counted("note", isModal: true, arguments: 1, notes, wireframe, store),
        ]))
  }
}

/// Tabs that a fixture makes.
@MainActor
private final class CountedTabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(_ wireframe: any ApplicationWireframe, _ tabs: RouteTabs) {
    self.wireframe = FlowWireframe(wireframe)
    self.tabs = tabs
  }
}

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
