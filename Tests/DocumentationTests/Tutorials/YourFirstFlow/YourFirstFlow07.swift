import Observation
import Wireflow

enum YourFirstFlow07 {
  @MainActor final class ListScreen: RootLevelRepresentable {
    let title = "Notes"
    var onWritePressed: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Text("Buy milk")
      Button("Write") { self.onWritePressed?() }
    }
  }

  @Observable @MainActor final class EditorScreen: Screen {
    let title = "New note"
    var text = ""
    var onSavePressed: ((String) -> Void)?
    var content: ScreenContent {
      Field("Text", text: text) { self.text = $0 }
      Button("Save") { self.onSavePressed?(self.text) }
    }
  }

  @MainActor final class WriteFlowCoordinator: FlowCoordinator {
    let wireframe: FlowWireframe<String>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func start(from sender: any Screen) {
      let editor = EditorScreen()
      editor.onSavePressed = wire(editor) { flow, _, text in flow.finish(text) }
      wireframe.push(editor, from: sender)
    }
  }

  @MainActor final class NotesFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() {
      let list = ListScreen()
      list.onWritePressed = wire(list) { flow, list in
        flow.start(WriteFlowCoordinator(wireframe: flow.wireframe), from: list)
      }
      wireframe.install(rootItems: [list])
    }
  }
}

extension ApplicationController {
  convenience init(yourFirstFlow07On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow07.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
