import Observation
import Wireflow

enum LockTheNotes01 {
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

  @Observable @MainActor final class PinScreen: ModallyPresentable {
    let title = "Enter your PIN"
    var pin = ""
    let preferredModalStyle = ModalStyle.wall
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
    var onUnlocked: (() -> Void)?
    var content: ScreenContent {
      Field("PIN", text: pin, privacy: .secure, samples: [.init("the right PIN", value: "1234")]) {
        self.pin = $0
        if $0 == "1234" { self.onUnlocked?() }
      }
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
  convenience init(lockTheNotes01On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = LockTheNotes01.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}

enum LockTheNotes02 {
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

  @Observable @MainActor final class PinScreen: ModallyPresentable {
    let title = "Enter your PIN"
    var pin = ""
    let preferredModalStyle = ModalStyle.wall
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
    var onUnlocked: (() -> Void)?
    var content: ScreenContent {
      Field("PIN", text: pin, privacy: .secure, samples: [.init("the right PIN", value: "1234")]) {
        self.pin = $0
        if $0 == "1234" { self.onUnlocked?() }
      }
    }
  }

  @MainActor final class LockFlowCoordinator: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func start(from sender: any Screen) {
      let pin = PinScreen()
      pin.onUnlocked = wire(pin) { flow, _ in flow.finish() }
      wireframe.presentModally(pin, from: sender)
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
      wireframe.batch {
        wireframe.install(rootItems: [list])
        start(LockFlowCoordinator(wireframe: wireframe))
      }
    }
  }
}

extension ApplicationController {
  convenience init(lockTheNotes02On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = LockTheNotes02.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}

enum LockTheNotes03 {
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

  @Observable @MainActor final class PinScreen: ModallyPresentable {
    let title = "Enter your PIN"
    var pin = ""
    let preferredModalStyle = ModalStyle.wall
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
    var onUnlocked: (() -> Void)?
    var content: ScreenContent {
      Field("PIN", text: pin, privacy: .secure, samples: [.init("the right PIN", value: "1234")]) {
        self.pin = $0
        if $0 == "1234" { self.onUnlocked?() }
      }
    }
  }

  @MainActor final class LockFlowCoordinator: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func start(from sender: any Screen) {
      let pin = PinScreen()
      pin.onUnlocked = wire(pin) { flow, _ in flow.finish() }
      wireframe.presentModally(pin, from: sender)
    }
  }

  @MainActor final class LogoScreen: Screen {
    let title = "Notes"
  }

  @MainActor final class NotesFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    var privacyScreen: (any Screen)? { LogoScreen() }

    func installUI() {
      let list = ListScreen()
      list.onWritePressed = wire(list) { flow, list in
        let write = WriteFlowCoordinator(wireframe: flow.wireframe)
        flow.start(write, from: list) { _, list, outcome in
          if case .finished(let text) = outcome { list.notes.append(text) }
        }
      }
      wireframe.batch {
        wireframe.install(rootItems: [list])
        start(LockFlowCoordinator(wireframe: wireframe))
      }
    }
  }
}

extension ApplicationController {
  convenience init(lockTheNotes03On stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    let mainFlow = LockTheNotes03.NotesFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
