import Testing
import Wireflow
import WireflowExploration

/// An exploration finds all places and edges, and says where it stopped.
@MainActor
struct ExploreTests {
  @Test func findsTheWholeNavigationOfAnApp() async {
    let map = await explore(options: .quick) { PlantedBug.none.makeController($0, $1) }

    let baseline = NavigationBaseline("Notes", [map])
    #expect(
      baseline.text == """
        # Navigation of Notes, found by running it. Edit only the reasons under "accepted".
        format 2
        wireframes tab-bar
        start NotesScreen in root "Notes"

        root "Notes"
          AboutScreen, of TrapFlowCoordinator
          NoteScreen, of TrapFlowCoordinator
            tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)
          NotesScreen, root, of TrapFlowCoordinator
            tap "About" -> AboutScreen  (push)
            tap a row -> NoteScreen  (push)

        root "Settings"
          SettingsScreen, root, of TrapFlowCoordinator
            tap "Reset" -> alert "Reset?"

        modal HelpScreen
          HelpScreen, root, of TrapFlowCoordinator

        flows
          TrapFlowCoordinator, never ends

        """)
  }

  @Test func comesToTheSameTwice() async {
    let maps = [
      await explore(options: .quick) { PlantedBug.none.makeController($0, $1) },
      await explore(options: .quick) { PlantedBug.none.makeController($0, $1) },
    ]

    #expect(
      NavigationBaseline("Notes", [maps[0]]).text == NavigationBaseline("Notes", [maps[1]]).text)
    #expect(maps[0].edges == maps[1].edges)
  }

  @Test func saysWhatItDoes() async {
    var phases: [ExplorationProgress.Phase] = []
    var options = ExplorationOptions.quick
    options.onProgress = { phases.append($0.phase) }

    _ = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    let order = phases.enumerated().filter { $0 == 0 || phases[$0 - 1] != $1 }.map(\.element)
    #expect(order == [.states, .corpus, .hunt, .check, .traps])
  }

  @Test func saysWhereItStopped() async {
    var options = ExplorationOptions.quick
    options.limit = .init(states: 2)
    var phases: Set<ExplorationProgress.Phase> = []
    options.onProgress = { phases.insert($0.phase) }

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    #expect(map.stop == "more than 2 states")
    #expect(phases == [.states, .check, .traps])
    #expect(map.statistics.unexplored > 0)
  }

  @Test func triesTheActionsThatAnAppGives() async {
    var options = ExplorationOptions.quick
    options.customActions = [CustomAction("show help") { _ = $0.perform(.open("notes://help")) }]

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    let edge = map.edges.first { $0.cause == .custom("show help") && $0.from == map.start }
    #expect(edge?.script.script == "launch\ndo \"show help\"\n")
  }
}
