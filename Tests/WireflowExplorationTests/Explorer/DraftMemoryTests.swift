import TestSupport
import Testing
import Wireflow

/// A hunt writes a second draft on the way to the question about the first one.
@MainActor
@Suite(.long)
struct DraftMemoryTests {
  @Test func asksAboutTwoDraftsAtOnce() async {
    #expect(await findsHelp(within: 200_000) { NotebookFlow($0) })
  }
}

/// A flow whose users write another note in a sheet over a note once they have paid, and need help to
/// leave both.
@MainActor
private final class NotebookFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var paymentsLeft = 0
  /// The number of discarded notes since the user began to leave.
  private var discardedCount: Int?

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
    notes.button("Write") { [weak self] in self?.write(from: notes) }
    notes.button("Pay") { [weak self] in self?.paymentsLeft = 2 }
    for root in [notes, settings] {
      root.button("List") { [weak self] in self?.list(from: root) }
    }
    wireframe.install(rootItems: [notes, settings])
  }

  private func write(from sender: any Screen) {
    let note = NoteFlow(wireframe)
    note.onList = { [weak self] in self?.list(from: $0) }
    discardedCount = nil
    note.onDiscard = { [weak self] in
      guard let self, let discardedCount else { return true }
      self.discardedCount = discardedCount + 1
      guard discardedCount == 1 else { return true }
      wireframe.presentModally(HelpScreen("Help"))
      return false
    }
    start(note, from: sender) { _, _ in }
  }

  private func list(from sender: any Screen) {
    let list = SettingsScreen("List")
    list.button("Write") { [weak self] in
      guard let self, paymentsLeft > 0 else { return }
      paymentsLeft -= 1
      let question = AlertContent(title: "Another note?", actions: [.init("Yes"), .init("No")])
      wireframe.presentAlert(question, from: list) { [weak self] in
        if $0?.title == "Yes" { self?.write(from: list) }
      }
    }
    list.button("Leave") { [weak self] in
      self?.discardedCount = 0
      self?.wireframe.install(rootItems: [AboutScreen("About")])
    }
    wireframe.presentModally(list, from: sender)
  }
}

/// A flow with a note, and a guard that asks before its text is lost.
@MainActor
private final class NoteFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  var onList: ((NoteScreen) -> Void)?
  var onDiscard: (() -> Bool)?
  private let note = NoteScreen("Note")
  private var text = ""

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    show("")
    guardRequests { flow, request in
      guard !flow.text.isEmpty, request.takesAway(flow.note) else { return .allow }
      let question = AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")])
      return .ask(question, from: flow.note) { answer in
        guard answer.title == "Discard", flow.onDiscard?() == true else { return false }
        flow.text = ""
        return true
      }
    }
    wireframe.push(note, from: sender)
  }

  private func show(_ text: String) {
    self.text = text
    note.elements = [
      .field(
        .init("Text", text: text, samples: ["Milk", "Bread", "Salt"]) { [weak self] in
          self?.show($0)
        })
    ]
    note.button("List") { [weak self] in
      guard let self else { return }
      onList?(note)
    }
  }
}
