import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// A failure lists the steps that cause the changes, and counts the lines behind each.
@MainActor
@Suite(.long)
struct DriftCauseTests {
  @Test func aLostQuestionIsACauseAndItsAnswersAreBehindIt() async throws {
    let old = try await MailFlow.Version.asking.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.unasking.compared(with: old))

    #expect(
      drift.text == """
        modal NoteScreen / NoteScreen, root, of MailFlow
          - dismiss -> alert "Discard?"  (guarded)
              launch
              tap "Compose"
              dismiss
          and 1 line behind it

        """)
  }

  /// The step has another outcome left, so the shortest way to it would show that one.
  @Test func aRareLineComesWithItsScriptOfTheCorpus() async throws {
    let old = try await MailFlow.Version.withDeadUndo.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.withUndo.compared(with: old))

    #expect(
      drift.text == """
        root "Inbox" / NotesScreen, root, of MailFlow
          - tap "Undo" -> stays
              launch
              tap "Compose"
              tap "Send"
              select "Settings"
              tap "Sign out"
              select "Inbox"
              tap "Undo"

        """)
  }

  @Test func aPlaceThatIsGoneIsBehindTheStepThatLedToIt() async throws {
    let before = await PlantedBug.none.map()
    let after = await PlantedBug.modalAsPush.map()

    let drift = NavigationDrift(
      from: NavigationBaseline("Notes", [before]), to: NavigationBaseline("Notes", [after]))

    #expect(
      drift.text == """
        root "Notes" / NoteScreen, of TrapFlowCoordinator
          + tap "Help" -> HelpScreen  (push)
          - tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)
              launch
              tap "Milk"
              tap "Help"
          and 2 lines behind it

        """)
  }
}
