import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction

/// Ten edits of an app are ten drifts, each line of which comes with a script that can be replayed.
@MainActor
@Suite(.long)
struct TenEditsTests {
  nonisolated private static let edits: [(PlantedBug, [String])] = [
    (
      .lostEdge,
      [
        #"- root "Notes": AboutScreen, of TrapFlowCoordinator"#,
        #"- root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen  (push)"#,
      ]
    ),
    (
      .renamedButton,
      [
        #"- root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen  (push)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "Info" -> AboutScreen  (push)"#,
      ]
    ),
    (
      .modalAsPush,
      [
        #"+ root "Notes": HelpScreen, of TrapFlowCoordinator"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen  (push)"#,
        #"- root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)"#,
        #"- modal HelpScreen: HelpScreen, root, of TrapFlowCoordinator"#,
      ]
    ),
    (
      .otherStyle,
      [
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen in modal HelpScreen  (present as full screen)"#,
        #"- root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)"#,
      ]
    ),
    (
      .otherAlert,
      [
        #"+ root "Settings" / SettingsScreen, root, of TrapFlowCoordinator: tap "Reset" -> alert "Really?""#,
        #"- root "Settings" / SettingsScreen, root, of TrapFlowCoordinator: tap "Reset" -> alert "Reset?""#,
      ]
    ),
    (
      .guarded,
      [
        #"+ root "Notes" / AboutScreen, of TrapFlowCoordinator: in "Leave?" choose "Leave" -> SettingsScreen in root "Settings"  (select)"#,
        #"+ root "Notes" / AboutScreen, of TrapFlowCoordinator: in "Leave?" choose "Stay" -> stays  (ignored select: TrapFlowCoordinator refused)"#,
        #"+ root "Notes" / AboutScreen, of TrapFlowCoordinator: select "Settings" -> alert "Leave?"  (guarded)"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: in "Leave?" choose "Leave" -> SettingsScreen in root "Settings"  (select)"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: in "Leave?" choose "Stay" -> stays  (ignored select: TrapFlowCoordinator refused)"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: select "Settings" -> alert "Leave?"  (guarded)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: in "Leave?" choose "Leave" -> SettingsScreen in root "Settings"  (select)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: in "Leave?" choose "Stay" -> stays  (ignored select: TrapFlowCoordinator refused)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: select "Settings" -> alert "Leave?"  (guarded)"#,
      ]
    ),
    (
      .thirdRoot,
      [
        #"+ root "Help": HelpScreen, root, of TrapFlowCoordinator"#
      ]
    ),
    (
      .deadEnd,
      [
        #"+ window: AboutScreen, root, of TrapFlowCoordinator"#,
        #"- root "Notes": AboutScreen, of TrapFlowCoordinator"#,
        #"- root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen  (push)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen in window  (install)"#,
      ]
    ),
    (
      .growingCycle,
      [
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Linked note" -> another NoteScreen  (push)"#
      ]
    ),
    (
      .endlessFlow,
      [
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "Sync" -> stays  (starts SyncFlowCoordinator)"#,
        #"+ flows: SyncFlowCoordinator, never ends"#,
      ]
    ),
  ]

  @Test(arguments: edits)
  func printsTheDrift(_ edit: PlantedBug, lines: [String]) async throws {
    let before = await PlantedBug.none.map()
    let after = await edit.map()
    let text = NavigationBaseline("Notes", [before]).text
    let old = try NavigationBaseline(parsing: text, name: "Notes")

    let drift = NavigationDrift(from: old, to: NavigationBaseline("Notes", [after]))

    #expect(drift.changes.map { "\($0.isAdded ? "+" : "-") \($0.line)" } == lines)
    for change in drift.changes where !change.line.hasPrefix("flows") {
      let version = change.isAdded ? edit : .none
      let refused = await refusedStep(of: change.script, in: version)
      #expect(refused == nil, "\(change.line)")
      #expect(!change.script.isEmpty, "\(change.line)")
    }
  }

  @Test(arguments: edits.map(\.0))
  func comparesVersionsByTheirMaps(_ edit: PlantedBug) async {
    let before = await PlantedBug.none.map()
    let after = await edit.map()

    let comparison = NavigationComparison(before, after)

    // Another style is another way to present the same.
    #expect(comparison.isEmpty == (edit == .otherStyle))
    for difference in comparison.differences {
      let version = difference.isInFirst ? PlantedBug.none : edit
      #expect(await refusedStep(of: difference.script, in: version) == nil, "\(difference.line)")
    }
  }

  @Test func printsTheDifferencesOfTwoVersions() async {
    let before = await PlantedBug.none.map()
    let after = await PlantedBug.modalAsPush.map()

    #expect(
      NavigationComparison(before, after).text == """
        - HelpScreen in modal HelpScreen, of TrapFlowCoordinator
            launch
            tap "Milk"
            tap "Help"

        + HelpScreen in root "Notes", of TrapFlowCoordinator
            launch
            tap "Milk"
            tap "Help"

        - NoteScreen in root "Notes": tap "Help" -> HelpScreen in modal HelpScreen
            launch
            tap "Milk"
            tap "Help"

        + NoteScreen in root "Notes": tap "Help" -> HelpScreen in root "Notes"
            launch
            tap "Milk"
            tap "Help"

        """)
  }

  @Test func findsTwoWireframesAlike() async {
    let maps = await explore(
      ExplorableApp { PlantedBug.none.makeController($0, $1) },
      onEach: [.tabBar, .hamburger, .split],
      options: .quick)

    #expect(NavigationComparison(maps[0], maps[1]).text == "")
    #expect(NavigationComparison(maps[0], maps[2]).text == "")
  }

  /// Plays a script, and returns the first step that is refused.
  private func refusedStep(
    of script: [ExplorationStep], in version: PlantedBug
  ) async -> ExplorationStep? {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = version.makeController(stage) { TabBarWireframe(stage: $0) }
    for case .action(let action) in script {
      guard await app.stage.play(action) == .performed else { return .action(action) }
    }
    return nil
  }
}
