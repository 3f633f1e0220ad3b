import Observation
import Wireflow

enum YourFirstFlow01 {
  @MainActor final class ListScreen: RootLevelRepresentable {
    let title = "Notes"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Text("Buy milk")
    }
  }
}

enum YourFirstFlow02 {
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
}

extension ApplicationController {
  convenience init(yourFirstFlow02On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow02.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}

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

enum YourFirstFlow04 {
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
  convenience init(yourFirstFlow04On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow04.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}

enum YourFirstFlow05 {
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

  @MainActor final class NotesFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() {
      let list = ListScreen()
      list.onWritePressed = wire(list) { flow, list in
        flow.wireframe.push(EditorScreen(), from: list)
      }
      wireframe.install(rootItems: [list])
    }
  }
}

extension ApplicationController {
  convenience init(yourFirstFlow05On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow05.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}

enum YourFirstFlow06 {
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
      wireframe.push(editor, from: sender)
    }
  }

  @MainActor final class NotesFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() {
      let list = ListScreen()
      list.onWritePressed = wire(list) { flow, list in
        flow.wireframe.push(EditorScreen(), from: list)
      }
      wireframe.install(rootItems: [list])
    }
  }
}

extension ApplicationController {
  convenience init(yourFirstFlow06On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow06.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}

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

enum YourFirstFlow08 {
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
        let write = WriteFlowCoordinator(wireframe: flow.wireframe)
        flow.start(write, from: list) { _, list, outcome in
          if case .finished(let text) = outcome { list.notes.append(text) }
        }
      }
      wireframe.install(rootItems: [list])
    }
  }
}

extension ApplicationController {
  convenience init(yourFirstFlow08On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = YourFirstFlow08.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
