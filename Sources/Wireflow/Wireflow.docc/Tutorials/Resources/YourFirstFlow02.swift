import Wireflow

@MainActor final class ListScreen: RootLevelRepresentable {
  let title = "Notes"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Text("Buy milk")
  }
}

@MainActor final class NotesFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let list = ListScreen()
    wireframe.install(rootItems: [list])
  }
}

@MainActor public enum NotesApplication {
  public static func makeController(
    wireframe: any ApplicationWireframe
  ) -> ApplicationController {
    ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
  }
}
