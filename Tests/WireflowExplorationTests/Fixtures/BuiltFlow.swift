import Wireflow
import WireflowExploration

/// The main flow of an app that a test builds from buttons on two root items.
@MainActor
final class BuiltFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let notes = NotesScreen("Notes")
  let settings = SettingsScreen("Settings")
  lazy var roots: [PlainScreen] = [notes, settings]
  var onReminder: ((BuiltFlow) -> Void)?
  var onLink: ((BuiltFlow, String) -> Void)?
  var onInstall: ((BuiltFlow) -> Void)?
  /// Restores the screens above the first root item, given by their titles.
  var onRestore: ((BuiltFlow, [String]) -> Void)?
  private let saved: SavedTitles

  private init(_ wireframe: any ApplicationWireframe, _ saved: SavedTitles) {
    (self.wireframe, self.saved) = (FlowWireframe(wireframe), saved)
  }

  /// Returns an app that a closure builds.
  static func app(_ build: @escaping @MainActor @Sendable (BuiltFlow) -> Void) -> ExplorableApp {
    ExplorableApp(services: SavedTitles.init) { stage, makeWireframe, saved in
      let flow = BuiltFlow(makeWireframe(stage), saved)
      build(flow)
      let controller = ApplicationController(wireframe: flow.wireframe.base, mainFlow: flow)
      controller.onOpen = { [weak flow] link in
        guard let flow else { return false }
        flow.onLink?(flow, link)
        return true
      }
      return controller
    }
  }

  func installUI() {
    wireframe.install(rootItems: roots)
    onInstall?(self)
    onRestore?(self, saved.titles)
  }

  func flushAllUI() {
    wireframe.flush()
    let stage = wireframe.stage
    let stack = stage.state.selectedRoot.map { stage.state.stack(of: $0).dropFirst() } ?? []
    saved.titles = (stack + stage.state.modalScreens).map(\.title)
  }

  /// Adds a button, whose screen does not keep the flow alive.
  func button(
    _ title: String, on screen: PlainScreen, _ body: @escaping (BuiltFlow) -> Void
  ) {
    screen.button(title) { [weak self] in self.map(body) }
  }

  func ask(
    _ title: String, _ answers: [String], on screen: any Screen,
    _ body: @escaping (BuiltFlow, String?) -> Void = { _, _ in }
  ) {
    let alert = AlertContent(title: title, actions: answers.map { .init($0) })
    wireframe.presentAlert(alert, from: screen) { [weak self] answer in
      if let self { body(self, answer?.title) }
    }
  }
}

extension CustomAction {
  /// A reminder, which arrives at any time.
  static let remind = CustomAction("remind") { app in
    guard let flow = app.mainFlow as? BuiltFlow else { return }
    flow.onReminder?(flow)
  }
}

/// The titles of screens that outlive a restart.
@MainActor
private final class SavedTitles {
  var titles: [String] = []
}

/// Explores an app with a hunt, and returns true if it finds the help.
@MainActor
func findsHelp(
  opening links: [String] = [], isReminded: Bool = false, restarts: Bool = false,
  within actionCount: Int = 20_000, _ build: @escaping @MainActor @Sendable (BuiltFlow) -> Void
) async -> Bool {
  var options = ExplorationOptions()
  options.huntLength = .actions(actionCount)
  (options.links, options.includesRestart) = (links, restarts)
  if isReminded { options.customActions = [.remind] }
  let map = await explore(BuiltFlow.app(build), options: options)
  return map.places.keys.map(\.screen).contains("HelpScreen")
}
