import TestSupport
import Testing
import Wireflow

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
private final class TermsFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
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
private final class ThanksFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let notes = NotesScreen("Notes")
  private let saved = SettingsScreen("Saved")
  private var requestsLeft = 0
  private var hasSaved = false

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
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
