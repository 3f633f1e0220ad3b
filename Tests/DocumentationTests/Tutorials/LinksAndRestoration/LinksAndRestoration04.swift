import Wireflow
import WireflowRouting

enum LinksAndRestoration04 {
  struct NotesState: RoutableState, Equatable {
    var route: Route = ["notes"]
  }

  struct NotesReducer: Reducer {
    func handleAction(_ action: any Action, state: NotesState) -> NotesState { state }
  }

  @MainActor final class ListScreen: RootLevelRepresentable {
    let title = "Notes"
    var onNotePressed: ((String) -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      for note in ["milk", "bread"] { Row(note) { self.onNotePressed?(note) } }
    }
  }

  @MainActor final class NoteScreen: Screen {
    let title: String
    init(_ note: String) { title = note }
  }

  @MainActor final class NoteStackCoordinator: NavigationCoordinator {
    let wireframe: FlowWireframe<Void>
    let stack: RouteStack

    init(_ wireframe: any ApplicationWireframe, _ store: Store<NotesState>, root: any Screen) {
      self.wireframe = FlowWireframe(wireframe)
      stack = RouteStack(store, above: root)
    }

    func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
      guard let note = rest.first, path.isEmpty else { return nil }
      return RoutedScreen(NoteScreen(note), at: note)
    }
  }

  @MainActor final class NotesCoordinator: MainFlowCoordinator, TabBarCoordinator {
    let wireframe: FlowWireframe<Void>
    let tabs: RouteTabs

    init(_ wireframe: any ApplicationWireframe, _ store: Store<NotesState>) {
      self.wireframe = FlowWireframe(wireframe)
      tabs = RouteTabs(
        store,
        tabs: [
          RouteTab("notes", root: ListScreen()) { list in
            list.onNotePressed = { store.route(.push($0)) }
            return NoteStackCoordinator(wireframe, store, root: list)
          }
        ])
    }
  }
}

extension ApplicationController {
  convenience init(
    linksAndRestoration04On stage: Stage, wireframe makeWireframe: WireframeMaker
  ) {
    let wireframe = makeWireframe(stage)
    let store = Store(
      initialState: LinksAndRestoration04.NotesState(),
      reducer: LinksAndRestoration04.NotesReducer(),
      stage: stage)
    let mainFlow = LinksAndRestoration04.NotesCoordinator(wireframe, store)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
