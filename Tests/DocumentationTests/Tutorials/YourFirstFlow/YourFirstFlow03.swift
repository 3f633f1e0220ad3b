import Wireflow

enum YourFirstFlow03 {
  @MainActor final class ListScreen: RootLevelRepresentable {
    let title = "Notes"
    var onWritePressed: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Text("Buy milk")
      Button("Write") { self.onWritePressed?() }
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
}

extension ApplicationController {
  convenience init(yourFirstFlow03On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow03.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
