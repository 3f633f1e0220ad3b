import TestSupport
import Wireflow
import WireflowRouting

extension RouteScene {
  /// A scene with one stack, whose root has the tag as its title.
  static func pages(
    _ tag: String, _ wireframe: any ApplicationWireframe, _ store: Store<TestState>,
    isModal: Bool = false, arguments: Int = 0, _ notes: Notes? = nil
  ) -> RouteScene {
    RouteScene(tag, arguments: arguments, reaches: \.isReached) { arguments in
      notes?.lines.append("scene \(Route(tag) + arguments)")
      let root = PageScreen(([tag] + arguments).joined(separator: " "))
      return PagesCoordinator(
        wireframe,
        isModal ? RouteStack(store, presenting: root) : RouteStack(store, installing: root), notes)
    }
  }
}

extension RouteTab {
  /// A tab with one stack.
  static func pages(
    _ tag: String, begins beginning: Beginning = .together, _ wireframe: any ApplicationWireframe,
    _ store: Store<TestState>, _ notes: Notes? = nil
  ) -> RouteTab {
    RouteTab(tag, root: PageScreen(tag), begins: beginning, reaches: \.isReached) { root in
      PagesCoordinator(wireframe, RouteStack(store, above: root), notes)
    }
  }
}

extension RouteRig {
  /// An app of tabs A, B and C, the last one begun when selected; modals "sheet" and "note/x" over
  /// them, and a player "play/x" between; a scene "login" beside them.
  static func whole(
    at route: Route = ["app", "A"], state: TestState = TestState(),
    backend: any PresentationBackend = TextRecorder(), isLaunched: Bool = true,
    wireframe: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) -> RouteRig {
    let notes = Notes()
    return RouteRig(
      at: route, state: state, backend: backend, isLaunched: isLaunched, notes: notes,
      wireframe: wireframe
    ) { wireframe, store in
      let player = RouteScene("play", arguments: 1, reaches: \.isReached) { arguments in
        notes.lines.append("player \(arguments)")
        return TestPlayerCoordinator(wireframe, title: arguments[0])
      }
      return [
        RouteScene("app", reaches: \.isReached) { _ in
          notes.lines.append("scene app")
          let tabs = TabsCoordinator(
            wireframe,
            RouteTabs(
              store,
              tabs: [
                .pages("A", wireframe, store, notes), .pages("B", wireframe, store, notes),
                .pages("C", begins: .whenSelected, wireframe, store, notes),
              ]))
          return OverCoordinator(
            wireframe, store,
            root: PlayingCoordinator(
              wireframe, RouteMinimizable(store, root: tabs, scene: player)),
            .pages("sheet", wireframe, store, isModal: true, notes),
            .pages("note", wireframe, store, isModal: true, arguments: 1, notes))
        },
        .pages("login", wireframe, store, notes),
      ]
    }
  }

  /// An app of tabs "mail", "news" and for admins "admin", which may present "ban"; over them the
  /// modals "intro" with tabs "hello", "topics", "more" and for admins "rules", and "files" with
  /// lists and details in columns; a scene "login" beside them.
  static func regions(
    _ shape: Shape = .tabBar, at route: Route = ["app", "mail"], state: TestState = TestState(),
    isLaunched: Bool = true
  ) -> RouteRig {
    RouteRig(at: route, state: state, isLaunched: isLaunched, wireframe: shape.makeWireframe) {
      wireframe, store in
      [
        RouteScene("app", reaches: \.isReached) { _ in
          OverCoordinator(
            wireframe, store, root: areas(wireframe, store),
            RouteScene("intro") { _ in intro(wireframe, store) },
            RouteScene("files") { _ in files(wireframe, store) })
        },
        .pages("login", wireframe, store),
      ]
    }
  }

  private static func areas(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> TabsCoordinator {
    let tabs = RouteTabs(store) { state in
      state.tabs.map { tag in
        guard tag == "admin" else { return .pages(tag, wireframe, store) }
        return RouteTab(tag, root: PageScreen(tag)) { root in
          OverCoordinator(
            wireframe, store, root: PagesCoordinator(wireframe, RouteStack(store, above: root)),
            .pages("ban", wireframe, store, isModal: true))
        }
      }
    }
    return TabsCoordinator(wireframe, tabs)
  }

  private static func intro(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> TabsCoordinator {
    let tabs = RouteTabs(store, in: .modal(in: TabBarWireframe(stage: wireframe.stage))) { state in
      let rules = state.tabs.contains("admin") ? ["rules"] : []
      return (rules + ["hello", "topics", "more"]).map { tag in
        .pages(tag, begins: tag == "more" ? .whenSelected : .together, wireframe, store)
      }
    }
    return TabsCoordinator(wireframe, tabs)
  }

  private static func files(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> TabsCoordinator {
    let columns = SplitWireframe(stage: wireframe.stage)
    let region = RouteTabs.Region.modal(in: columns, style: .fullScreen, dismissButton: .done)
    return TabsCoordinator(
      wireframe,
      RouteTabs(
        store, in: region,
        tabs: [.pages("disk", wireframe, store), .pages("cloud", wireframe, store)]))
  }
}
