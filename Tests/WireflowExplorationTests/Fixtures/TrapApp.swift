import Wireflow
import WireflowExploration

/// A bug that is planted into a sound app of a few screens.
enum PlantedBug: String, CaseIterable, Sendable {
  case none
  case deadEnd
  case lockedModal
  case growingCycle
  case endlessFlow
  case idleAlert
  case idleElement
  /// A button without a name, on a screen that is seldom seen.
  case namelessElement
  case forgetfulRoot
  /// A button that only a screen reader notices, which is no bug.
  case spokenButton
  case unsteady
  /// A cycle that ends, which is no bug.
  case boundedCycle
  /// Edits that are no bugs, of which a reviewer wants to know.
  case lostEdge
  case renamedButton
  case modalAsPush
  case otherStyle
  case otherAlert
  case guarded
  case thirdRoot
}

/// A screen of elements that a test gives.
@MainActor
class PlainScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var preferredModalStyle = ModalStyle.automatic
  var elements: [ScreenContent.Element] = []

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: title)
  }
  var content: ScreenContent { ScreenContent(elements: elements) }

  func button(_ title: String, _ action: @escaping () -> Void) {
    elements.append(.button(ScreenContent.Button(title, action: action)))
  }
}

/// The main flow of an app that a test gives.
@MainActor
class PlainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  required init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {}
}

final class NotesScreen: PlainScreen {}
final class NoteScreen: PlainScreen {}
final class AboutScreen: PlainScreen {}
final class SettingsScreen: PlainScreen {}
final class HelpScreen: PlainScreen {}

/// The main flow of an app of notes, with a bug or without one.
@MainActor
final class TrapFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let bug: PlantedBug
  private var runs = 0
  private var observation: StageObservation?
  private let settings = SettingsScreen("Settings")

  init(wireframe: any ApplicationWireframe, bug: PlantedBug) {
    self.wireframe = FlowWireframe(wireframe)
    self.bug = bug
  }

  /// The number of apps that were made with a bug that depends on it.
  static var madeCount = 0

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.elements = ["Milk", "Bread"].map { title in
      .row(ScreenContent.Row(title) { [weak self] in self?.showNote(title, from: notes) })
    }
    if bug != .lostEdge {
      notes.button(bug == .renamedButton ? "Info" : "About") { [weak self] in
        self?.showAbout(from: notes)
      }
    }
    if bug == .idleElement { notes.button("Sort") {} }
    if bug == .spokenButton {
      notes.button("Count") { [weak self] in self?.wireframe.announce("2 notes") }
    }
    if bug == .endlessFlow {
      notes.button("Sync") { [weak self] in
        self?.sync(from: notes)
      }
    }
    if bug == .unsteady {
      Self.madeCount += 1
      if Self.madeCount.isMultiple(of: 2) { notes.button("New") {} }
    }
    settings.button("Reset") { [weak self] in self?.askForReset() }
    if bug == .forgetfulRoot { forget(notes) }
    let more = bug == .thirdRoot ? [HelpScreen("Help")] : []
    wireframe.install(rootItems: [notes, settings] + more)
    if bug == .guarded { guardRequests(of: notes) }
  }

  private func sync(from notes: NotesScreen) {
    start(SyncFlowCoordinator(wireframe: wireframe), from: notes)
  }

  /// Lets a stack go as soon as the other root item is seen.
  private func forget(_ notes: NotesScreen) {
    observation = wireframe.stage.observe { [weak self] change in
      guard case .becameVisible(let screen) = change, screen is SettingsScreen else { return }
      self?.wireframe.popToRoot(of: notes)
    }
  }

  private func showNote(_ title: String, from screen: any Screen) {
    let note = NoteScreen(title)
    note.button("Help") { [weak self] in self?.showHelp(from: note) }
    if bug == .growingCycle {
      note.button("Linked note") { [weak self] in self?.showNote("Linked", from: note) }
    }
    if bug == .boundedCycle {
      note.button("Linked note") { [weak self] in
        guard let self, wireframe.stage.stack(of: note).count < 4 else { return }
        showNote("Linked", from: note)
      }
    }
    wireframe.push(note, from: screen)
  }

  private func showHelp(from note: NoteScreen) {
    let help = HelpScreen("Help")
    if bug == .namelessElement { help.button("") { [weak self] in self?.wireframe.dismiss(help) } }
    if bug == .otherStyle { help.preferredModalStyle = .fullScreen }
    if bug == .lockedModal { help.allowedModalDismissButtonStyle = nil }
    if bug == .modalAsPush {
      wireframe.push(help, from: note)
    } else {
      wireframe.presentModally(help, from: note)
    }
  }

  /// Asks before the user leaves the notes for the settings.
  private func guardRequests(of notes: NotesScreen) {
    guardRequests { _, request in
      let leaves = request.requests.contains {
        if case .select(let root) = $0 { root !== notes } else { false }
      }
      guard leaves else { return .allow }
      let alert = AlertContent(
        title: "Leave?", message: "", actions: [.init("Leave"), .init("Stay", role: .cancel)])
      return .ask(alert, from: notes) { $0.title == "Leave" }
    }
  }

  private func showAbout(from notes: NotesScreen) {
    let about = AboutScreen("About")
    if bug == .deadEnd {
      wireframe.install(rootItems: [about])
    } else {
      wireframe.push(about, from: notes)
    }
  }

  private func askForReset() {
    let alert = AlertContent(
      title: bug == .otherAlert ? "Really?" : "Reset?", message: "",
      actions: [.init("Reset", role: .destructive), .init("Keep", role: .cancel)])
    wireframe.presentAlert(alert, from: settings) { [weak self] answer in
      guard let self, answer?.title == "Reset", bug != .idleAlert else { return }
      runs += 1
      settings.elements.append(.text(.init("Reset \(runs) times")))
    }
  }

  /// Follows a link to the help.
  func open(_ url: String) -> Bool {
    guard url == "notes://help" else { return false }
    let stage = wireframe.stage
    guard stage.modalScreens.isEmpty else { return true }
    wireframe.presentModally(HelpScreen("Help"))
    return true
  }
}

/// A flow that shows nothing, and listens for ever.
@MainActor
final class SyncFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
  }
}

extension PlantedBug {
  /// Makes the app with the bug.
  @MainActor
  func makeController(_ stage: Stage, _ makeWireframe: WireframeMaker) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    let flow = TrapFlowCoordinator(wireframe: wireframe, bug: self)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    controller.onOpen = { [weak flow] in flow?.open($0) ?? false }
    return controller
  }
}

extension PlantedBug {
  @MainActor private static var maps: [PlantedBug: Task<NavigationMap, Never>] = [:]

  /// Returns the map of the app with this bug, which is explored once for all tests.
  @MainActor
  func map() async -> NavigationMap {
    let task =
      Self.maps[self] ?? Task { await explore(options: .quick) { makeController($0, $1) } }
    Self.maps[self] = task
    return await task.value
  }
}
