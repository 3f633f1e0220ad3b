import Observation
import Wireflow
import WireflowCommand

// What: a screen knows no other screen. It reports the user's actions.
@Observable @MainActor final class ListScreen: RootLevelRepresentable {
  let title = "Notes"
  var notes = ["Buy milk"]
  var onWritePressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    for note in notes { Text(note) }
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

// When: a coordinator decides which screen comes next. This one finishes with a note's text.
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
      flow.start(WriteFlowCoordinator(wireframe: flow.wireframe), from: list) {
        _, list, outcome in
        if case .finished(let text) = outcome { list.notes.append(text) }
      }
    }
    wireframe.install(rootItems: [list])
  }
}

// How: the controller makes the wireframe and the main flow. The command line chooses the rest.
extension ApplicationController {
  convenience init(notesOn stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
  }
}

@main enum Notes {
  @MainActor static func main() async {
    await CommandApplication("Notes") { ApplicationController(notesOn: $0, wireframe: $1) }.run()
  }
}
