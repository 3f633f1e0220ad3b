import Wireflow
import WireflowRouting

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
