import Wireflow
import WireflowExploration

/// A bug that is planted into a sound app of a few screens.
enum PlantedBug: String, CaseIterable, Sendable {
  case none
  case deadEnd
  case lockedModal
  /// A wall without a way out.
  case lockedWall
  /// A modal whose only way out is a field without samples.
  case missingSample
  case growingCycle
  case growingModals
  case endlessFlow
  case sleepingFlow
  case idleAlert
  case idleSheet
  case idleElement
  case idleRow
  /// A button without a name, on a screen that is seldom seen.
  case namelessElement
  case twinElements
  case forgetfulRoot
  case endedFlow
  case endedFlowRows
  case unsteady
  /// A cycle that ends, which is no bug.
  case boundedCycle
  /// A button that only a screen reader notices, which is no bug.
  case spokenButton
  /// Edits that are no bugs, of which a reviewer wants to know.
  case lostEdge
  case renamedButton
  case modalAsPush
  case otherStyle
  case otherAlert
  case guarded
  case thirdRoot

  /// The bugs that a map reports as traps.
  static let traps = allCases[1...18]
}

/// A screen of elements that a test gives.
@MainActor
class PlainScreen: RootLevelRepresentable, ModallyPresentable {
  var title: String
  private let id: String
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var preferredModalStyle = ModalStyle.automatic
  var elements: [ScreenContent.Element] = []

  init(_ title: String) { (self.title, id) = (title, title) }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: id, id: id, imageName: id)
  }
  var content: ScreenContent { ScreenContent(elements: elements) }

  func button(_ title: String, _ action: @escaping () -> Void) {
    elements.append(.button(ScreenContent.Button(title, action: action)))
  }
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
    addPlantedElement(to: notes)
    settings.button("Reset") { [weak self] in self?.askForReset() }
    if bug == .forgetfulRoot { forget(notes) }
    let more = bug == .thirdRoot ? [HelpScreen("Help")] : []
    wireframe.install(rootItems: [notes, settings] + more)
    if bug == .guarded { guardRequests(of: notes) }
  }

  private func addPlantedElement(to notes: NotesScreen) {
    switch bug {
    case .idleElement: notes.button("Sort") {}
    case .idleRow: notes.elements.append(.row(.init("Sort") {}))
    case .spokenButton:
      notes.button("Count") { [weak self] in self?.wireframe.announce("2 notes") }
    case .lockedWall, .endlessFlow, .sleepingFlow, .endedFlow, .endedFlowRows:
      notes.button("Start") { [weak self] in
        guard let self else { return }
        start(PlantedFlowCoordinator(wireframe: wireframe, bug: bug), from: notes)
      }
    case .unsteady:
      Self.madeCount += 1
      if Self.madeCount.isMultiple(of: 2) { notes.button("New") {} }
    default: break
    }
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
        guard let self, wireframe.stage.state.stack(of: note).count < 4 else { return }
        showNote("Linked", from: note)
      }
    }
    wireframe.push(note, from: screen)
  }

  private func showHelp(from note: any Screen) {
    let help = HelpScreen("Help")
    let titles: [PlantedBug: [String]] = [
      .namelessElement: [""], .twinElements: ["Close", "Close"],
    ]
    for title in titles[bug] ?? [] {
      help.button(title) { [weak self] in self?.wireframe.dismiss(help) }
    }
    if bug == .growingModals { help.button("More") { [weak self] in self?.showHelp(from: help) } }
    if bug == .otherStyle { help.preferredModalStyle = .fullScreen }
    if bug == .missingSample { help.elements = [.field(.init("Code", text: "") { _ in })] }
    if bug == .lockedModal || bug == .missingSample { help.allowedModalDismissButtonStyle = nil }
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
      title: bug == .otherAlert ? "Really?" : "Reset?",
      style: bug == .idleSheet ? .actionSheet : .alert,
      actions: [.init("Reset", role: .destructive), .init("Keep", role: .cancel)])
    wireframe.presentAlert(alert, from: settings) { [weak self] answer in
      guard let self, answer?.title == "Reset", bug != .idleAlert, bug != .idleSheet else { return }
      runs += 1
      settings.elements.append(.text(.init("Reset \(runs) times")))
    }
  }

  /// Follows a link to the help.
  func open(_ url: String) -> Bool {
    guard url == "notes://help" else { return false }
    let stage = wireframe.stage
    guard stage.state.modalScreens.isEmpty else { return true }
    wireframe.presentModally(HelpScreen("Help"))
    return true
  }
}

/// A flow that never ends, or that ends and leaves a screen that still calls it.
@MainActor
final class PlantedFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let bug: PlantedBug

  init(wireframe: any ApplicationWireframe, bug: PlantedBug) {
    self.wireframe = FlowWireframe(wireframe)
    self.bug = bug
  }

  func start(from sender: any Screen) {
    switch bug {
    case .lockedWall:
      let wall = AboutScreen("Call")
      wall.preferredModalStyle = .wall
      wall.allowedModalDismissButtonStyle = nil
      wireframe.presentModally(wall, from: sender)
    case .endlessFlow: listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    case .sleepingFlow: sleep()
    default: showTour(from: sender)
    }
  }

  private func sleep() { after(.seconds(3_600), whileUnseen: true) { $0.sleep() } }

  private func showTour(from sender: any Screen) {
    let tour = HelpScreen("Tour")
    let next = wire(tour) { (flow: PlantedFlowCoordinator, tour, stop: Int) in
      flow.wireframe.push(NoteScreen("Stop \(stop)"), from: tour)
    }
    if bug == .endedFlow {
      tour.button("Next stop") { next(1) }
    } else {
      tour.elements = [1, 2].map { stop in .row(.init("Stop \(stop)") { next(stop) }) }
    }
    wireframe.push(tour, from: sender)
    finish(screens: .left)
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
