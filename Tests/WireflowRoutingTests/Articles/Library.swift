import Wireflow
import WireflowRouting

@MainActor
final class LibraryCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [
        RouteScene("entry") { _ in EntryCoordinator(wireframe, store) },
        RouteScene("library", reaches: Self.hasShelf) { _ in
          LibraryTabsCoordinator(wireframe, store)
        },
      ])
  }

  static func hasShelf(_ route: Route) -> Bool {
    route.first.map(["books", "films"].contains) ?? true
  }

  func installUI() {
    store.rootCoordinator = self
  }
}

@MainActor func makeLibrary(wireframe: any ApplicationWireframe)
  -> ApplicationController
{
  let store = Store(
    initialState: LibraryState(), reducer: LibraryReducer(),
    stage: wireframe.stage)
  let links = RouteLinks(
    store,
    format: RouteURLFormat(
      schemes: ["library"], hosts: ["library.example"]),
    patterns: [LinkPattern("books/:book", behind: "library")],
    behind: { link, state in state.hasCard ? nil : "entry" })
  let controller = ApplicationController(
    wireframe: wireframe, mainFlow: LibraryCoordinator(wireframe, store))
  controller.onOpen = { url in links.open(url) }
  return controller
}

/// A screen of the article's library, with a title and rows.
@MainActor
final class LibraryScreen: RootLevelRepresentable {
  let title: String
  var onSelected: ((String) -> Void)?
  private let segments: [String]

  init(_ title: String, leadsTo segments: [String]) {
    self.title = title
    self.segments = segments
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for segment in segments { Row(segment) { self.onSelected?(segment) } }
  }
}

struct LibraryState: RoutableState, Equatable {
  var route: Route = ["entry"]
  var hasCard = false
}

enum LibraryAction: Action {
  case cardShown
}

struct LibraryReducer: Reducer {
  func handleAction(_ action: any Action, state: LibraryState)
    -> LibraryState
  {
    guard case LibraryAction.cardShown = action else { return state }
    return LibraryState(route: ["library", "books"], hasCard: true)
  }
}

@MainActor final class LibraryTabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(
      store,
      tabs: ["books", "films"].map { tag in
        RouteTab(
          tag, root: LibraryScreen(tag, leadsTo: ["persuasion", "emma"])
        ) { root in
          root.onSelected = { segment in store.route(.push(segment)) }
          return ShelfCoordinator(wireframe, store, root: root)
        }
      })
  }
}

@MainActor final class ShelfCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let store: Store<LibraryState>

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>,
    root: any Screen
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    stack = RouteStack(store, above: root)
  }

  func reaches(_ route: Route) -> Bool { route.count <= 2 }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first, path.count < 2 else { return nil }
    let screen = LibraryScreen(next, leadsTo: path.isEmpty ? ["notes"] : [])
    screen.onSelected = { [store] segment in store.route(.push(segment)) }
    return RoutedScreen(screen, at: next)
  }
}

@MainActor
final class RestoredShelvesCoordinator: MainFlowCoordinator,
  TabBarCoordinator
{
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs
  private let store: Store<LibraryState>
  private let saved: RouteArchive

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>,
    saved: RouteArchive
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.saved = saved
    tabs = RouteTabs(
      store,
      tabs: ["books", "films"].map { tag in
        RouteTab(tag, root: LibraryScreen(tag, leadsTo: [])) { root in
          ShelfCoordinator(wireframe, store, root: root)
        }
      })
  }

  func installUI() {
    store.restore(saved)
    installTabs()
  }
}

@MainActor final class RoomsCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let store: Store<LibraryState>

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>,
    root: any Screen
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    stack = RouteStack(store, above: root)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first else { return nil }
    let room = LibraryScreen(next, leadsTo: path.isEmpty ? ["window"] : [])
    room.onSelected = { [store] segment in store.route(.push(segment)) }
    return RoutedScreen(room, at: next, in: .detail)
  }
}

@MainActor final class NoteCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>,
    number: String
  ) {
    self.wireframe = FlowWireframe(wireframe)
    presentables = RoutePresentables(
      store, root: NoteSheetCoordinator(wireframe, number: number),
      scenes: [Self.scene(wireframe, store)])
  }

  /// The scene of a note, over which another note may be presented.
  static func scene(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) -> RouteScene {
    RouteScene("note", arguments: 1) {
      NoteCoordinator(wireframe, store, number: $0[0])
    }
  }
}

@MainActor final class NoteSheetCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let number: String

  init(_ wireframe: any ApplicationWireframe, number: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.number = number
  }

  func start(from sender: any Screen) {
    wireframe.presentModally(NoteScreen(number), from: sender)
  }
}

/// A note of the article's library, on a sheet.
@MainActor
final class NoteScreen: ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done

  init(_ number: String) {
    title = "Note \(number)"
  }
}

@MainActor final class TourCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    let columns = SplitWireframe(stage: wireframe.stage)
    tabs = RouteTabs(store, in: .modal(in: columns, style: .fullScreen)) {
      state in
      (state.hasCard ? ["halls", "archive"] : ["halls"]).map { tag in
        RouteTab(
          tag, root: LibraryScreen(tag, leadsTo: ["north", "south"])
        ) { root in
          root.onSelected = { room in
            let below = Route(store.state.route.prefix { $0 != "tour" })
            store.route(.goto(below + ["tour", tag, room]))
          }
          return RoomsCoordinator(wireframe, store, root: root)
        }
      }
    }
  }
}

/// The shelves of the article's library, and the tour and notes over them.
@MainActor
final class TouredLibraryCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    presentables = RoutePresentables(
      store, root: LibraryTabsCoordinator(wireframe, store),
      scenes: [
        RouteScene("tour") { _ in TourCoordinator(wireframe, store) },
        NoteCoordinator.scene(wireframe, store),
      ])
  }
}

/// The main flow, with the toured library as its one scene.
@MainActor
final class TourMainCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [RouteScene("library") { _ in TouredLibraryCoordinator(wireframe, store) }])
  }

  func installUI() {
    store.rootCoordinator = self
  }
}

@MainActor final class EntryCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let store: Store<LibraryState>

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
  }

  func start(from sender: any Screen) {
    let entry = LibraryScreen("entry", leadsTo: ["Show card"])
    entry.onSelected = { [store] _ in
      store.dispatch(LibraryAction.cardShown)
    }
    wireframe.install(rootItems: [entry])
  }
}

@MainActor func restore(
  _ archive: RouteArchive, behindTheEntryOf store: Store<LibraryState>
) {
  store.restore(
    archive,
    behind: { place, state in
      place.first == "library" && !state.hasCard ? "entry" : nil
    })
}
