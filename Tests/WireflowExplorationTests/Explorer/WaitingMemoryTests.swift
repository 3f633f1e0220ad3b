import Testing
import Wireflow
import WireflowExploration

/// A hunt finds what events do that wait behind an alert.
@MainActor
struct WaitingMemoryTests {
  @Test func letsAnEventWaitBehindAnAlert() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? RatingFlow)?.remind() }

    #expect(await findsHelp([remind]) { RatingFlow($0) })
  }

  @Test func letsAnEventWaitTwiceBehindAnAlert() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? DeletionFlow)?.remind() }

    #expect(await findsHelp([remind]) { DeletionFlow($0) })
  }

  @Test func letsWhatWaitsArriveInEachPlace() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? LinkFlow)?.remind() }
    let links = ["notes://login", "notes://home"]

    #expect(await findsHelp([remind], opening: links, by: { $0.open($1) }, LinkFlow.init))
  }
}

/// A flow that helps a user whom a reminder interrupts in a rating of the settings, not of the notes.
@MainActor
private final class RatingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var isRatingSettings = false
  private var isAsking = false

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
    notes.button("Rate") { [weak self] in self?.rate(isSettings: false) }
    settings.button("Rate") { [weak self] in self?.rate(isSettings: true) }
    wireframe.install(rootItems: [notes, settings])
  }

  func remind() {
    guard isAsking, isRatingSettings else { return }
    wireframe.presentModally(HelpScreen("Help"))
  }

  private func rate(isSettings: Bool) {
    isRatingSettings = isSettings
    let about = AboutScreen("Rating")
    about.button("Send") { [weak self] in self?.ask(from: about) }
    wireframe.presentModally(about)
  }

  private func ask(from about: AboutScreen) {
    isAsking = true
    let alert = AlertContent(title: "Send?", actions: [.init("Later")])
    wireframe.presentAlert(alert, from: about) { [weak self] _ in self?.isAsking = false }
  }
}

/// A flow that helps a user who keeps notes after two reminders in the middle of one question.
@MainActor
private final class DeletionFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let notes = NotesScreen("Notes")
  private var isAsking = false
  private var reminderCount = 0

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    notes.button("Delete") { [weak self] in self?.ask() }
    wireframe.install(rootItems: [notes])
  }

  func remind() {
    guard isAsking else { return }
    reminderCount += 1
    if reminderCount == 1 { wireframe.presentModally(AboutScreen("Reminder")) }
  }

  private func ask() {
    isAsking = true
    let alert = AlertContent(title: "Delete?", actions: [.init("Yes"), .init("No")])
    wireframe.presentAlert(alert, from: notes) { [weak self] in self?.end($0?.title) }
  }

  private func end(_ answer: String?) {
    if answer == "No", reminderCount == 2 { wireframe.push(HelpScreen("Help"), from: notes) }
    (isAsking, reminderCount) = (false, 0)
  }
}

/// A flow that helps if a link ends a login in the settings while a reminder waits behind its alert.
@MainActor
private final class LinkFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
  private weak var login: AboutScreen?
  private weak var reminder: NoteScreen?
  private var isInSettings = false
  private var isAsking = false

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    notes.button("Log in") { [weak self] in self?.logIn() }
    wireframe.install(rootItems: [notes, settings])
  }

  func open(_ link: String) {
    guard link == "notes://home" else { return logIn() }
    if isInSettings, isAsking { reminder?.button("Help") { [weak self] in self?.help() } }
    wireframe.dismissAll()
  }

  func remind() {
    guard reminder == nil else { return }
    let reminder = NoteScreen("Reminder")
    self.reminder = reminder
    wireframe.presentModally(reminder)
  }

  private func logIn() {
    guard login == nil else { return }
    let login = AboutScreen("Login")
    login.button("Enter") { [weak self] in self?.refuse(login) }
    self.login = login
    isInSettings = wireframe.stage.visibleScreens.contains { $0 === settings }
    wireframe.presentModally(login)
  }

  private func refuse(_ login: AboutScreen) {
    isAsking = true
    let alert = AlertContent(title: "Wrong", actions: [.init("OK")])
    wireframe.presentAlert(alert, from: login) { [weak self] _ in self?.isAsking = false }
  }

  private func help() {
    if let reminder { wireframe.push(HelpScreen("Help"), from: reminder) }
  }
}
