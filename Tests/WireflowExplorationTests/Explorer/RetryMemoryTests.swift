import TestSupport
import Testing
import Wireflow

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
private final class FamilyFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var hasAcceptedTerms = false
  private var isLoggedIn = false
  private var memberCount = 0

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
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
