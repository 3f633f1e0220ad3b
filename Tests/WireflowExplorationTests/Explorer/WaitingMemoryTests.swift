import TestSupport
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

  @Test(.long) func letsAnEventWaitTwiceBehindAnAlert() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? DeletionFlow)?.remind() }

    #expect(await findsHelp([remind]) { DeletionFlow($0) })
  }

  @Test(.long) func letsWhatWaitsArriveInEachPlace() async {
    let remind = CustomAction("remind") { ($0.mainFlow as? LinkFlow)?.remind() }
    let links = ["notes://login", "notes://home"]

    #expect(await findsHelp([remind], opening: links, by: { $0.open($1) }, LinkFlow.init))
  }
}

/// A flow that helps a user whom a reminder interrupts in a rating of the settings, not of the notes.
@MainActor
private final class RatingFlow: PlainFlow {
  private var isRatingSettings = false
  private var isAsking = false

  override func installUI() {
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
private final class DeletionFlow: PlainFlow {
  private let notes = NotesScreen("Notes")
  private var isAsking = false
  private var reminderCount = 0

  override func installUI() {
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
private final class LinkFlow: PlainFlow {
  private let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
  private weak var login: AboutScreen?
  private weak var reminder: NoteScreen?
  private var isInSettings = false
  private var isAsking = false

  override func installUI() {
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

  private func help() { if let reminder { wireframe.push(HelpScreen("Help"), from: reminder) } }
}

/// A hunt finds what an app brings back after a restart over a hidden stack.
@MainActor
@Suite(.long)
struct RestartMemoryTests {
  @Test func restartsOverAHiddenStack() async {
    #expect(await findsHelp { KeeperFlow($0, $1) })
  }

  @Test func restartsOverAHiddenStackThatIsStillSelected() async {
    #expect(await findsHelp { KeeperFlow($0, $1, hasSettings: true) })
  }

  /// Explores an app with restarts and hardly any random walk, and returns true if it finds the help.
  private func findsHelp(
    _ makeFlow: @escaping @MainActor @Sendable (any ApplicationWireframe, KeptPlaces) -> KeeperFlow
  ) async -> Bool {
    var options = ExplorationOptions()
    options.huntLength = .actions(20_000)
    options.links = ["notes://about"]
    options.includesRestart = true
    let app = ExplorableApp(services: KeptPlaces.init) { stage, makeWireframe, kept in
      let wireframe = makeWireframe(stage)
      let flow = makeFlow(wireframe, kept)
      let controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
      controller.onOpen = { [weak flow] _ in
        flow?.open()
        return flow != nil
      }
      return controller
    }
    let map = await explore(app, options: options)
    return map.places.keys.map(\.screen).contains("HelpScreen")
  }
}

/// The places that outlive a restart.
@MainActor
private final class KeptPlaces {
  var hasNote = false
  var hasAbout = false
}

/// A flow that keeps a note, and helps a user who was reading something else in front of it, and not in
/// front of the settings.
@MainActor
private final class KeeperFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let kept: KeptPlaces
  private let hasSettings: Bool

  init(_ wireframe: any ApplicationWireframe, _ kept: KeptPlaces, hasSettings: Bool = false) {
    (self.wireframe, self.kept) = (FlowWireframe(wireframe), kept)
    self.hasSettings = hasSettings
  }

  func installUI() {
    let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
    notes.button("Note") { [weak self] in
      self?.wireframe.push(NoteScreen("Note"), from: notes)
    }
    settings.button("About") { [weak self] in self?.showAbout() }
    wireframe.install(rootItems: hasSettings ? [notes, settings] : [notes])
    guard kept.hasNote else { return }
    wireframe.push(NoteScreen("Note"), from: notes)
    if kept.hasAbout { wireframe.presentModally(HelpScreen("Help")) }
  }

  func flushAllUI() {
    wireframe.flush()
    let stage = wireframe.stage
    kept.hasNote = stage.selectedRoot.map { stage.stack(of: $0).last is NoteScreen } ?? false
    kept.hasAbout = stage.modalScreens.contains { $0 is AboutScreen }
  }

  /// Shows a page about the app, in an app with settings after two pages that lead there.
  func open() {
    guard hasSettings else { return showAbout() }
    let (login, page) = (LoginScreen("Guide"), NoteScreen("Guide"))
    login.button("Next") { [weak self] in self?.wireframe.push(page, from: login) }
    page.button("About") { [weak self] in self?.showAbout() }
    wireframe.presentModally(login)
  }

  private func showAbout() { wireframe.presentModally(AboutScreen("About")) }
}

/// The place of a stage is the first of the rules that applies.
@MainActor
struct PlaceRulesTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  private let flow: RulesFlow
  private let controller: ApplicationController

  init() {
    let wireframe = SplitWireframe(stage: stage)
    flow = RulesFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    controller.finishLaunching()
  }

  private var place: String? {
    NavigationMap.place(of: stage).map { "\($0.lane.description): \($0)" }
  }

  @Test func isTheSelectedRootItem() {
    #expect(place == #"root "RuleScreen": RuleScreen "one""#)

    flow.wireframe.select(flow.roots[1])

    #expect(place == #"root "RuleScreen 2": RuleScreen "two""#)
  }

  @Test func isTheDetailBesideItsList() {
    flow.wireframe.showDetail(RuleScreen("detail"), from: flow.roots[0])

    #expect(place == #"root "RuleScreen": RuleScreen "detail""#)
  }

  @Test func isTheLastModalInFrontOfAPlayer() {
    flow.wireframe.installMinimizable(RuleScreen("player"), animated: false)
    #expect(place == #"root "RuleScreen": RuleScreen "one""#)

    flow.wireframe.maximizeMinimizableView(animated: false)
    #expect(place == #"player: RuleScreen "player""#)

    flow.wireframe.presentModally(
      rootItems: [RuleScreen("first"), RuleScreen("second")],
      in: TabBarWireframe(stage: stage))
    #expect(place == #"modal RuleScreen: RuleScreen "first""#)

    flow.wireframe.presentAlert(
      AlertContent(title: "Alert", actions: [.init("OK")]), from: flow.roots[0])
    #expect(place == #"modal RuleScreen: RuleScreen "first""#)
  }
}

@MainActor
private final class RulesFlow: PlainFlow {
  let roots = [RuleScreen("one"), RuleScreen("two")]

  override func installUI() { wireframe.install(rootItems: roots) }
}

@MainActor
private final class RuleScreen: RootLevelRepresentable, ModallyPresentable, FullscreenMinimizable {
  let title = "Rule"
  let placeID: String?
  let preferredModalStyle = ModalStyle.automatic
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var onMinimizedPlayerPressed: (() -> Void)?
  lazy var minimizedControls: any Screen = RuleScreen("controls")
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ placeID: String) { self.placeID = placeID }
}
