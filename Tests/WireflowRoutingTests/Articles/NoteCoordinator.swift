import Wireflow
import WireflowRouting

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
