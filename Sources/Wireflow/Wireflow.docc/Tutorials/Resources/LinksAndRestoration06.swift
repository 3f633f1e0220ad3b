import Foundation
import Wireflow
import WireflowRouting

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

@MainActor public final class NotesArchive {
  var data: Data?

  public init() {}

  func restore(to store: Store<NotesState>) {
    guard let data, let archive = try? RouteArchive(data: data) else { return }
    store.restore(archive)
  }
}

@MainActor final class NotesCoordinator: MainFlowCoordinator, TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs
  private let store: Store<NotesState>
  private let archive: NotesArchive

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<NotesState>,
    _ archive: NotesArchive
  ) {
    self.store = store
    self.archive = archive
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

  func flushAllUI() {
    wireframe.flushKeepingAlerts()
    archive.data = try? store.archive?.data
  }
}

extension ApplicationController {
  public convenience init(
    notesOn stage: Stage, wireframe makeWireframe: WireframeMaker,
    archive: NotesArchive = NotesArchive()
  ) {
    let wireframe = makeWireframe(stage)
    let store = Store(
      initialState: NotesState(),
      reducer: NotesReducer(),
      stage: stage)
    archive.restore(to: store)
    let links = RouteLinks(
      store, format: RouteURLFormat(schemes: ["notes"]),
      patterns: [LinkPattern(":note", behind: "notes")])
    let mainFlow = NotesCoordinator(wireframe, store, archive)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
    onOpen = { url in links.open(url) }
  }
}
