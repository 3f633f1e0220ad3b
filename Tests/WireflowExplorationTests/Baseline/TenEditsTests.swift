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
