import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// Each planted bug is found with its shortest script, and a sound app has no traps.
@MainActor
struct NavigationTrapTests {
  @Test(arguments: [
    (PlantedBug.deadEnd, "dead end AboutScreen", "launch\ntap \"About\"\n"),
    (
      .lockedModal, "modal cannot be left HelpScreen", "launch\ntap \"Milk\"\ntap \"Help\"\n"
    ),
    (
      .growingCycle, "growing cycle NoteScreen, tap \"Linked note\"",
      "launch\ntap \"Milk\"\ntap \"Linked note\"\ntap \"Linked note\"\n"
    ),
    (.endlessFlow, "flow never ends SyncFlowCoordinator", "launch\ntap \"Sync\"\n"),
    (
      .idleAlert, "alert without effect \"Reset?\" on SettingsScreen",
      "launch\nselect \"Settings\"\ntap \"Reset\"\n"
    ),
    (
      .idleElement, "element does nothing tap \"Sort\" on NotesScreen", "launch\ntap \"Sort\"\n"
    ),
    (
      .namelessElement, "nameless element button on HelpScreen",
      "launch\ntap \"Milk\"\ntap \"Help\"\n"
    ),
    (
      .forgetfulRoot, "root loses its place NoteScreen",
      "launch\ntap \"Milk\"\nselect \"Settings\"\nselect \"Notes\"\n"
    ),
    (.unsteady, "differs from run to run NotesScreen", "launch\n"),
  ])
  func findsThePlantedBug(_ bug: PlantedBug, name: String, script: String) async throws {
    TrapFlowCoordinator.madeCount = 0

    let map = await explore(options: .quick) { bug.makeController($0, $1) }

    let trap = try #require(map.traps.first { $0.name == name }, "\(map.traps.map(\.name))")
    #expect(trap.script.script == script)
  }

  @Test(arguments: Strength.some(of: [ExplorableWireframe.split, .hamburger, .tabBar]))
  func isSilentOnASoundApp(_ wireframe: ExplorableWireframe) async {
    var options = ExplorationOptions.quick
    options.expect(NotesScreen.self, NoteScreen.self, HelpScreen.self, TrapFlowCoordinator.self)

    let map = await explore(on: wireframe, options: options) {
      PlantedBug.none.makeController($0, $1)
    }

    #expect(map.traps.map(\.name) == [])
    #expect(map.stop == nil)
  }

  @Test(.long, arguments: [PlantedBug.boundedCycle, .spokenButton])
  func isSilentOnACycleThatEndsAndAButtonThatIsHeard(_ app: PlantedBug) async {
    let map = await explore(options: .quick) { app.makeController($0, $1) }

    #expect(map.traps.map(\.name) == [])
  }

  @Test func namesWhatWasNotReached() async {
    var options = ExplorationOptions.quick
    options.expect(NotesScreen.self, SyncFlowCoordinator.self)

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    #expect(map.traps.map(\.name) == ["unreached SyncFlowCoordinator"])
  }
}
