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

/// Tabs with a stack each.
@MainActor
final class TabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>,
    _ tags: [(tag: String, begins: RouteTab.Beginning)]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(
      store,
      tabs: tags.map { tag, begins in
        RouteTab(tag, root: PageScreen(tag), begins: begins) { root in
          PagesCoordinator(wireframe, RouteStack(store, above: root))
        }
      })
  }
}

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

/// Notes each step, and completes it when the test wants.
@MainActor
final class StepCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) var route = Route()
  private(set) var steps: [String] = []
  var needsToPrepare = true
  /// The steps to complete; each one completes at once where nothing is kept open.
  private(set) var completions: [@MainActor () -> Void] = []
  var isHolding = false
  /// Where it notes the routes that it follows, among what others note.
  var notes: Notes?
  private let title: String

  init(_ wireframe: any ApplicationWireframe, title: String = "Steps") {
    self.wireframe = FlowWireframe(wireframe)
    self.title = title
  }

  func start(from sender: any Screen) {
    steps.append("begin")
    wireframe.install(rootItems: [PageScreen(title)])
  }

  func needsToPrepare(for route: Route?) -> Bool {
    steps.append("asked \(route?.description ?? "nil")")
    return needsToPrepare
  }

  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    steps.append("prepare \(route?.description ?? "nil")")
    take(completion)
  }

  func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    steps.append("set \(route?.description ?? "nil")")
    notes?.lines.append("follow \(route?.description ?? "nil")")
    if let route { self.route = route }
    take(completion)
  }

  func start(route: Route, completion: @escaping @MainActor () -> Void) {
    steps.append("start \(route)")
    self.route = route
    take(completion)
  }

  func complete() { if !completions.isEmpty { completions.removeFirst()() } }

  func newSteps() -> [String] {
    defer { steps = [] }
    return steps
  }

  private func take(_ completion: @escaping @MainActor () -> Void) {
    if isHolding { completions.append(completion) } else { completion() }
  }
}

/// Lists on one stack, and messages beside them: a component that begins with a digit is a message,
/// and so are the components behind it; one that begins with "no" leads nowhere.
@MainActor
final class MailCoordinator: NavigationCoordinator {
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
    return RoutedScreen(page, at: next, in: next.first?.isNumber == true ? .detail : .same)
  }
}

/// Tabs that come and go with the state, in the base or in a modal.
@MainActor
final class ComingTabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>,
    in region: RouteTabs.Region = .base, tabs: @escaping (TestState) -> [RouteTab]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.tabs = RouteTabs(store, in: region, tabs: tabs)
  }
}

extension RouteTab {
  /// A tab with one stack.
  static func pages(
    _ tag: String, begins beginning: Beginning = .together, _ wireframe: any ApplicationWireframe,
    _ store: Store<TestState>
  ) -> RouteTab {
    RouteTab(tag, root: PageScreen(tag), begins: beginning) { root in
      PagesCoordinator(wireframe, RouteStack(store, above: root))
    }
  }

  /// A tab of lists and messages.
  static func mail(
    _ tag: String, _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> RouteTab {
    RouteTab(tag, root: PageScreen(tag)) { root in
      MailCoordinator(wireframe, RouteStack(store, above: root))
    }
  }
}

extension RouteRig {
  /// An app of tabs "mail", "news" and for admins "admin", which may present "ban"; over them the
  /// modals "intro" with tabs "hello", "topics", "more" and for admins "rules", and "files" with
  /// lists and messages in columns; a scene "login" beside them.
  static func regions(
    _ shape: Shape = .tabBar, at route: Route = ["app", "mail"], state: TestState = TestState(),
    middlewares: [any Middleware<TestState>] = [], isLaunched: Bool = true
  ) -> RouteRig {
    RouteRig(
      at: route, state: state, middlewares: middlewares, isLaunched: isLaunched,
      wireframe: shape.makeWireframe
    ) { wireframe, store in
      [
        RouteScene("app", reaches: \.isReached) { _ in
          OverCoordinator(
            wireframe,
            RoutePresentables(
              store, root: .areas(wireframe, store),
              scenes: [
                RouteScene("intro") { _ in .intro(wireframe, store) },
                RouteScene("files") { _ in .files(wireframe, store) },
              ]))
        },
        .pages("login", wireframe, store),
      ]
    }
  }
}

extension RoutedCoordinator where Self == ComingTabsCoordinator {
  fileprivate static func areas(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> ComingTabsCoordinator {
    ComingTabsCoordinator(wireframe, store) { state in
      let admin = RouteTab("admin", root: PageScreen("admin")) { root in
        OverCoordinator(
          wireframe,
          RoutePresentables(
            store, root: PagesCoordinator(wireframe, RouteStack(store, above: root)),
            scenes: [.modal("ban", wireframe, store)]))
      }
      return state.tabs.map { tag in
        switch tag {
        case "mail": .mail(tag, wireframe, store)
        case "admin": admin
        default: .pages(tag, wireframe, store)
        }
      }
    }
  }

  fileprivate static func intro(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> ComingTabsCoordinator {
    ComingTabsCoordinator(
      wireframe, store, in: .modal(in: TabBarWireframe(stage: wireframe.stage))
    ) { state in
      let tabs: [RouteTab] = [
        .pages("hello", wireframe, store), .pages("topics", wireframe, store),
        .pages("more", begins: .whenSelected, wireframe, store),
      ]
      return state.tabs.contains("admin") ? [.pages("rules", wireframe, store)] + tabs : tabs
    }
  }

  fileprivate static func files(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> ComingTabsCoordinator {
    ComingTabsCoordinator(
      wireframe, store,
      in: .modal(
        in: SplitWireframe(stage: wireframe.stage), style: .fullScreen, dismissButton: .done)
    ) { _ in [.mail("disk", wireframe, store), .mail("cloud", wireframe, store)] }
  }
}
