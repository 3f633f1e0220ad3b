import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// A hunt finds what an app remembers without showing it.
@MainActor
@Suite(.long)
struct HiddenMemoryTests {
  @Test func letsAnEventComeToADraftThatIsNoLongerShown() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? DraftFlow)?.remind() }

    #expect(await findsHelp([remind]) { DraftFlow($0) })
  }

  @Test func letsAnEventComeToAPlaceThatOutlivesAnAnswer() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? AccountFlow)?.remind() }

    #expect(await findsHelp([remind]) { AccountFlow($0) })
  }

  @Test func goesToAPlaceAfterALoginAndLetsAnEventComeThere() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? LoginFlow)?.remind() }

    #expect(await findsHelp([remind]) { LoginFlow($0) })
  }

  @Test func answersAboutADraftBelowALoginInEachRootItem() async {
    let links = ["tabs://login", "tabs://settings"]

    #expect(await findsHelp(opening: links, by: { $0.open($1) }, TabsFlow.init))
  }

  @Test func triesAllStepsAgainAfterASettingThatOthersUndo() async {
    #expect(await findsHelp { SettingFlow($0) })
  }
}

extension NoteScreen {
  /// Returns a note with a field, which calls a closure with each text that the user types.
  fileprivate static func draft(onChange: @escaping @MainActor (String) -> Void) -> NoteScreen {
    let note = NoteScreen("Draft")
    func show(_ text: String) {
      note.elements = [
        .field(
          .init("Text", text: text, samples: ["Milk"]) {
            onChange($0)
            show($0)
          })
      ]
    }
    show("")
    return note
  }
}

/// A flow that keeps a draft when the user leaves it, and helps to finish it.
@MainActor
private final class DraftFlow: PlainFlow {
  private let notes = NotesScreen("Notes")
  private var text = ""

  override func installUI() {
    notes.button("Write") { [weak self] in self?.write() }
    wireframe.install(rootItems: [notes])
  }

  func remind() {
    guard wireframe.stage.stack(of: notes).count == 1 else { return }
    let screen = text.isEmpty ? NoteScreen("Note") : HelpScreen("Help")
    wireframe.push(screen, from: notes)
  }

  private func write() {
    let note = NoteScreen.draft { [weak self] in self?.text = $0 }
    wireframe.push(note, from: notes)
  }
}

/// A flow with a setting that each screen can undo, and that helps far from it.
@MainActor
private final class SettingFlow: PlainFlow {
  private var isBeginner = false

  override func installUI() {
    let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
    settings.button("I am new") { [weak self] in self?.isBeginner = true }
    settings.button("I know it") { [weak self] in self?.isBeginner = false }
    notes.button("I know it") { [weak self] in self?.isBeginner = false }
    notes.button("Note") { [weak self] in self?.showNote(from: notes) }
    wireframe.install(rootItems: [notes, settings])
  }

  private func showNote(from notes: NotesScreen) {
    let note = NoteScreen("Note")
    note.button("I know it") { [weak self] in self?.isBeginner = false }
    note.button("About") { [weak self] in self?.showAbout(from: note) }
    wireframe.push(note, from: notes)
  }

  private func showAbout(from note: NoteScreen) {
    let about = AboutScreen("About")
    about.button("I know it") { [weak self] in self?.isBeginner = false }
    about.button("Ask") { [weak self] in
      guard let self, isBeginner else { return }
      wireframe.push(HelpScreen("Help"), from: about)
    }
    wireframe.push(about, from: note)
  }
}

/// A flow that helps a user who comes back to a note without the account that it needs.
@MainActor
private final class AccountFlow: PlainFlow {
  private let notes = NotesScreen("Notes")
  private var hasAccount = true

  override func installUI() {
    notes.button("Note") { [weak self] in
      guard let self, hasAccount else { return }
      wireframe.push(NoteScreen("Note"), from: notes)
    }
    let settings = SettingsScreen("Settings")
    settings.button("Account") { [weak self] in self?.showAccount(from: settings) }
    wireframe.install(rootItems: [notes, settings])
  }

  func remind() {
    let isShown = wireframe.stage.visibleScreens.contains { $0 is NoteScreen }
    if isShown, !hasAccount { wireframe.presentModally(HelpScreen("Help")) }
  }

  private func showAccount(from settings: SettingsScreen) {
    let about = AboutScreen("Account")
    about.button("Close") { [weak self] in
      let question = AlertContent(title: "Close?", actions: [.init("Yes"), .init("No")])
      self?.wireframe.presentAlert(question, from: about) {
        if $0?.title == "Yes" { self?.close(about) }
      }
    }
    wireframe.push(about, from: settings)
  }

  private func close(_ about: AboutScreen) {
    hasAccount = false
    wireframe.pop(about)
  }
}

/// A flow that asks for a login before it reminds a user of notes, and then helps in each note.
@MainActor
private final class LoginFlow: PlainFlow {
  private let notes = NotesScreen("Notes")
  private weak var login: SettingsScreen?
  private var isLoggedIn = false

  override func installUI() {
    notes.button("Note") { [weak self] in
      guard let self else { return }
      wireframe.push(NoteScreen("Note"), from: notes)
    }
    wireframe.install(rootItems: [notes])
  }

  func remind() {
    let isInNote = wireframe.stage.visibleScreens.contains { $0 is NoteScreen }
    guard isLoggedIn else {
      if login == nil, !isInNote { showLogin() }
      return
    }
    wireframe.presentModally(isInNote ? HelpScreen("Help") : AboutScreen("Reminder"))
  }

  private func showLogin() {
    let login = SettingsScreen("Login")
    login.button("Enter") { [weak self] in
      self?.isLoggedIn = true
      self?.wireframe.dismiss(login)
    }
    self.login = login
    wireframe.presentModally(login)
  }
}

/// A flow that asks whether to discard a draft below a login, and then helps in the last root item.
@MainActor
private final class TabsFlow: PlainFlow {
  private let tabs = (1...6).map { NotesScreen("Notes \($0)") }
  private weak var draft: NoteScreen?
  private weak var login: AboutScreen?
  private weak var tab: NotesScreen?
  private var text = ""

  override func installUI() {
    for tab in tabs { tab.button("Write") { [weak self] in self?.write(in: tab) } }
    wireframe.install(rootItems: tabs)
  }

  func open(_ link: String) {
    guard !text.isEmpty, let draft else { return }
    if link == "tabs://login", login == nil { showLogin(from: draft) }
    if link == "tabs://settings", let login, wireframe.stage.stack(of: login).count > 1 { ask() }
  }

  private func showLogin(from draft: NoteScreen) {
    let login = AboutScreen("Login")
    login.button("Forgot it") { [weak self] in
      self?.wireframe.push(SettingsScreen("Password"), from: login)
    }
    self.login = login
    wireframe.presentModally(login, from: draft)
  }

  private func ask() {
    guard let draft, let login, let tab else { return }
    let question = AlertContent(title: "Discard?", actions: [.init("Yes"), .init("No")])
    wireframe.presentAlert(question, from: login) { [weak self] in
      guard $0?.title == "Yes", let self else { return }
      wireframe.dismiss(draft)
      text = ""
      if tab === tabs.last { wireframe.push(HelpScreen("Help"), from: tab) }
    }
  }

  private func write(in tab: NotesScreen) {
    self.tab = tab
    let draft = NoteScreen.draft { [weak self] in self?.text = $0 }
    self.draft = draft
    wireframe.presentModally(draft, from: tab)
  }
}
