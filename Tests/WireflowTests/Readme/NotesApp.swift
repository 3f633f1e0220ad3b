import Wireflow

// What: a screen knows no other screen. It offers closures.
@MainActor final class NotesScreen: RootLevelRepresentable {
  let title = "Notes"
  var onNotePressed: ((String) -> Void)?
  var onSharePressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    for note in ["Milk", "Bread"] { Row(note) { self.onNotePressed?(note) } }
    Button("Share") { self.onSharePressed?() }
  }
}

@MainActor final class NoteScreen: Screen {
  let title: String
  init(title: String) { self.title = title }
}

@MainActor final class ShareScreen: ModallyPresentable {
  let title = "Share"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onPersonPressed: ((String) -> Void)?
  var content: ScreenContent { Row("Ada") { self.onPersonPressed?("Ada") } }
}

// When: coordinators wire closures, and ask the wireframe to present.
@MainActor final class ShareFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let share = ShareScreen()
    share.onPersonPressed = wire(share) { flow, share, person in flow.finish(person) }
    wireframe.presentModally(share, from: sender)
  }
}

@MainActor final class NotesFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let notes = NotesScreen()
    notes.onNotePressed = wire(notes) { flow, notes, note in
      flow.wireframe.push(NoteScreen(title: note), from: notes)
    }
    notes.onSharePressed = wire(notes) { flow, notes in
      flow.start(ShareFlowCoordinator(wireframe: flow.wireframe), from: notes) {
        flow, notes, outcome in
        guard let person = outcome.output else { return }
        flow.wireframe.presentAlert(AlertContent(title: "Shared with \(person)"), from: notes)
      }
    }
    wireframe.install(rootItems: [notes])
  }
}

// How: a wireframe on a stage, which shows itself on a backend.
@MainActor func runNotes() -> String {
  let recorder = TextRecorder()
  let wireframe = TabBarWireframe(stage: Stage(backend: recorder, scheduler: ManualScheduler()))
  let app = ApplicationController(
    wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
  app.finishLaunching()
  for action in [.tap("Share"), .tap("Ada"), .choose("OK"), .tap("Milk"), .back] as [UserAction] {
    app.perform(action)
  }
  return recorder.text
}
