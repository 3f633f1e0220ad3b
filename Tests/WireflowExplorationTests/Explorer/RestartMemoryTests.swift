import TestSupport
import Testing
import Wireflow
import WireflowExploration

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
