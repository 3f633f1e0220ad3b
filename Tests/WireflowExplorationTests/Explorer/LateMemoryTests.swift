import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// A hunt finds memory that shows its effect many steps later, without any luck.
@MainActor
@Suite(.long)
struct LateMemoryTests {
  @Test func countsTheRoundsOfSeveralSteps() async {
    #expect(await findsHelp { OrderFlow($0, untilHelp: 5) })
  }

  @Test func makesTwoRequestsAtOnceWhoseAnswersArriveLate() async {
    #expect(await findsHelp { RequestFlow($0) })
  }

  @Test func makesARequestManyTimesWhoseAnswerArrivesLate() async {
    #expect(await findsHelp { CountedRequestFlow($0, untilHelp: 20) })
  }

  @Test func makesARequestHalfwayToTheAnswerOfAnotherOne() async {
    #expect(await findsHelp { PatientFlow($0) })
  }

  @Test func asksAboutEachRowOnceARequestHasUsedSomethingUp() async {
    #expect(await findsHelp { SoldOutFlow($0) })
  }
}

/// A flow that shows where the next order is, and helps a user who has read that before it arrives.
@MainActor
private final class PatientFlow: PlainFlow {
  private var ordersOnTheirWay = 0
  private var isRead = false

  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Order") { [weak self] in self?.order(on: notes) }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }

  private func order(on notes: NotesScreen) {
    ordersOnTheirWay += 1
    after(.seconds(40), on: notes) { flow, notes in
      flow.ordersOnTheirWay -= 1
      if flow.isRead {
        flow.wireframe.presentModally(HelpScreen("Help"))
      } else if flow.ordersOnTheirWay == 1 {
        flow.showNextOrder(from: notes)
      }
    }
  }

  private func showNextOrder(from notes: NotesScreen) {
    let about = AboutScreen("Next order")
    wireframe.push(about, from: notes)
    after(.seconds(10), on: about) { flow, _ in flow.isRead = flow.ordersOnTheirWay == 1 }
  }
}

/// A flow that sells notes until none is left, and then helps a user who asks about one of them.
@MainActor
private final class SoldOutFlow: PlainFlow {
  private var rest = 12

  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Order") { [weak self] in self?.order(on: notes) }
    for name in ["Milk", "Bread", "Salt"] { addRow(name, to: notes) }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }

  private func order(on notes: NotesScreen) {
    after(.seconds(30), on: notes) { flow, notes in
      flow.rest -= 1
      if flow.rest == 0 { flow.wireframe.push(AboutScreen("Sold out"), from: notes) }
    }
  }

  private func addRow(_ name: String, to notes: NotesScreen) {
    notes.elements.append(.row(.init(name) { [weak self] in self?.show(name, from: notes) }))
  }

  private func show(_ name: String, from notes: NotesScreen) {
    let note = NoteScreen("Note")
    note.button("Ask") { [weak self] in
      self?.after(.seconds(30), on: note) { flow, note in
        guard flow.rest <= 0, name == "Salt" else { return }
        flow.wireframe.push(HelpScreen("Help"), from: note)
      }
    }
    wireframe.push(note, from: notes)
  }
}

/// A flow that counts the late answers of a request, and shows help in the end.
@MainActor
private final class CountedRequestFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var rest: Int

  init(_ wireframe: any ApplicationWireframe, untilHelp count: Int) {
    self.wireframe = FlowWireframe(wireframe)
    rest = count
  }

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Order") { [weak self] in
      self?.after(.seconds(30), on: notes) { flow, notes in
        flow.rest -= 1
        if flow.rest == 0 { flow.wireframe.push(HelpScreen("Help"), from: notes) }
      }
    }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }
}

/// A flow with two requests, of which one needs help while it waits for the other one.
@MainActor
private final class RequestFlow: PlainFlow {
  private var isOrdering = false

  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Order") { [weak self] in self?.order(on: notes) }
    notes.button("Note") { [weak self] in self?.showNote(from: notes) }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }

  private func order(on notes: NotesScreen) {
    isOrdering = true
    after(.seconds(40), on: notes) { flow, _ in flow.isOrdering = false }
  }

  private func showNote(from notes: NotesScreen) {
    let note = NoteScreen("Note")
    note.button("Ask") { [weak self] in
      self?.after(.seconds(30), on: note) { flow, note in
        guard flow.isOrdering else { return }
        flow.wireframe.push(HelpScreen("Help"), from: note)
      }
    }
    wireframe.push(note, from: notes)
  }
}

/// A flow that counts its orders, and shows help in the end.
@MainActor
private final class OrderFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var rest: Int

  init(_ wireframe: any ApplicationWireframe, untilHelp count: Int) {
    self.wireframe = FlowWireframe(wireframe)
    rest = count
  }

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Note") { [weak self] in self?.showNote(from: notes) }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }

  /// Shows a note, from which an order leads back.
  private func showNote(from notes: NotesScreen) {
    let note = NoteScreen("Note")
    note.button("Order") { [weak self] in
      guard let self else { return }
      rest -= 1
      wireframe.pop(note)
      if rest == 0 { wireframe.push(HelpScreen("Help"), from: notes) }
    }
    wireframe.push(note, from: notes)
  }
}
