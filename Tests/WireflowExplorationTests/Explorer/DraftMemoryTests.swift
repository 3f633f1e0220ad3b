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
private final class NotebookFlow: PlainFlow {
  private var paymentsLeft = 0
  /// The number of discarded notes since the user began to leave.
  private var discardedCount: Int?

  override func installUI() {
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

/// A hunt finds what an element does in each place of its kind once data has changed.
@MainActor
@Suite(.long)
struct TwinMemoryTests {
  @Test func triesAnElementInEachPlaceAfterALogin() async {
    #expect(await findsHelp { ThanksFlow($0) })
  }

  @Test func goesElsewhereAndBackBeforeItTriesAnElementInAnotherPlace() async {
    #expect(await findsHelp { TermsFlow($0) })
  }
}

/// A flow whose users agree to terms far from a note before they thank its writer.
@MainActor
private final class TermsFlow: PlainFlow {
  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Note") { [weak self] in
      let note = NoteScreen("Note")
      self?.show(note, from: notes) {
        note.button("Thank") { self?.wireframe.push(AboutScreen("Thanks"), from: note) }
      }
    }
    let saved = SettingsScreen("Saved")
    saved.button("Note") { [weak self] in
      var hasAgreed = false
      let note = NoteScreen("Note")
      note.button("Thank") {
        if hasAgreed { self?.wireframe.push(HelpScreen("Thanks"), from: note) }
      }
      self?.show(note, from: saved) { hasAgreed = true }
    }
    wireframe.install(rootItems: [notes, saved])
  }

  /// Shows a note with terms two pages behind it.
  private func show(
    _ note: NoteScreen, from root: PlainScreen, onAgree: @escaping () -> Void
  ) {
    let (more, terms) = (SettingsScreen("More"), AboutScreen("Terms"))
    note.button("More") { [weak self] in self?.wireframe.push(more, from: note) }
    more.button("Terms") { [weak self] in self?.wireframe.push(terms, from: more) }
    terms.button("Agree") { [weak self] in
      onAgree()
      self?.wireframe.pop(to: more)
    }
    wireframe.push(note, from: root)
  }
}

/// A flow whose users read a note in a second place once they have saved it, and thank its writer
/// while a login lasts, which is four requests.
@MainActor
private final class ThanksFlow: PlainFlow {
  private let notes = NotesScreen("Notes")
  private let saved = SettingsScreen("Saved")
  private var requestsLeft = 0
  private var hasSaved = false

  override func installUI() {
    notes.button("Note") { [weak self] in
      guard let self else { return }
      show(NoteScreen("Note"), from: notes) { AboutScreen("Thanks") }
    }
    notes.button("Log in") { [weak self] in
      guard let self else { return }
      (requestsLeft, hasSaved) = (4, false)
      wireframe.pop(to: saved)
    }
    saved.button("Note") { [weak self] in
      guard let self, hasSaved else { return }
      show(NoteScreen("Note"), from: saved) { HelpScreen("Thanks") }
    }
    wireframe.install(rootItems: [notes, saved])
  }

  /// Shows a note, which the user may save and thank for.
  private func show(
    _ note: NoteScreen, from root: PlainScreen, thanks: @escaping () -> PlainScreen
  ) {
    requestsLeft -= 1
    note.button("Save") { [weak self] in
      self?.requestsLeft -= 1
      self?.hasSaved = true
    }
    note.button("Thank") { [weak self] in
      guard let self, requestsLeft > 0 else { return }
      requestsLeft -= 1
      wireframe.presentModally(thanks())
    }
    wireframe.push(note, from: root)
  }
}

/// A hunt retries refused steps after each step that may have changed something for long.
@MainActor
@Suite(.long)
struct RetryMemoryTests {
  @Test func retriesARefusedStepBehindALoginAfterTheTermsAreAccepted() async {
    #expect(await findsHelp(within: 8_000) { FamilyFlow($0) })
  }
}

/// A flow whose users may add to a family only after a login and the terms, and need help after the
/// third time.
@MainActor
private final class FamilyFlow: PlainFlow {
  private var hasAcceptedTerms = false
  private var isLoggedIn = false
  private var memberCount = 0

  override func installUI() {
    let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
    for number in 1...24 {
      notes.button("Note \(number)") { [weak self] in self?.showNote(number, from: notes) }
      settings.button("Page \(number)") { [weak self] in self?.showPage(number, from: settings) }
    }
    wireframe.install(rootItems: [notes, settings])
  }

  /// Shows one of 24 notes, of which the last has the login and the family.
  private func showNote(_ number: Int, from notes: NotesScreen) {
    let note = NoteScreen("Note \(number)")
    note.button("Read") { [weak self] in self?.ask("Read", from: note) }
    if number == 24 {
      note.button("Log in") { [weak self] in self?.isLoggedIn = true }
      note.button("Log out") { [weak self] in self?.isLoggedIn = false }
      note.button("Family") { [weak self] in
        guard let self, isLoggedIn else { return }
        showFamily(from: note)
      }
    }
    wireframe.push(note, from: notes)
  }

  /// Shows one of 24 pages, of which the last has the terms.
  private func showPage(_ number: Int, from settings: SettingsScreen) {
    let page = AboutScreen("Page \(number)")
    page.button("Save") { [weak self] in self?.ask("Saved", from: page) }
    if number == 24 {
      page.button("Accept") { [weak self] in
        self?.hasAcceptedTerms = true
        self?.wireframe.pop(page)
      }
    }
    wireframe.push(page, from: settings)
  }

  private func showFamily(from note: NoteScreen) {
    let family = AboutScreen("Family")
    family.button("Add") { [weak self] in
      guard let self else { return }
      guard hasAcceptedTerms else { return ask("Accept the terms first", from: family) }
      memberCount += 1
      if memberCount == 3 { wireframe.push(HelpScreen("Help"), from: family) }
    }
    wireframe.push(family, from: note)
  }

  private func ask(_ title: String, from screen: any Screen) {
    wireframe.presentAlert(AlertContent(title: title, actions: [.init("OK")]), from: screen) { _ in
    }
  }
}

/// A hunt repeats rounds as long as an app shows something new, and then tries each step again.
@MainActor
@Suite(.long)
struct CounterMemoryTests {
  @Test func repeatsARoundAsLongAsItShowsSomethingNew() async {
    #expect(await findsHelp { StockFlow($0, helpsAtOnce: true) })
  }

  @Test func triesEachStepOnceACounterIsUsedUp() async {
    #expect(await findsHelp { StockFlow($0, helpsAtOnce: false) })
  }
}
