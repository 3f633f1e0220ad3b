import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// A lost line comes with a script that showed it in the app of the baseline, or with none.
@MainActor
@Suite(.long)
struct LostLineTests {
  @Test func theScriptOfARareLineIsItsWitness() async throws {
    let old = try await MailFlow.Version.withDeadUndo.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.withUndo.compared(with: old))

    #expect(
      drift.text == """
        - root "Inbox" / NotesScreen, root, of MailFlow: tap "Undo" -> stays
            was at the end of
              launch
              tap "Compose"
              tap "Send"
              select "Settings"
              tap "Sign out"
              select "Inbox"
              tap "Undo"

        """)
  }

  @Test func aLineWithoutAKnownScriptSaysSo() async throws {
    let old = try await MailFlow.Version.asking.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.unasking.compared(with: old))

    #expect(
      drift.text == """
        - modal NoteScreen / NoteScreen, root, of MailFlow: dismiss -> alert "Discard?"  (guarded)
            the baseline knows no script that shows it

        - modal NoteScreen / NoteScreen, root, of MailFlow: in "Discard?" choose "Keep" -> stays  (ignored dismiss: MailFlow refused)
            the baseline knows no script that shows it

        """)
  }

  /// The button is gone, and it was hidden at the launch.
  @Test func aScriptThatNothingConfirmsIsAGuess() async throws {
    let old = try await MailFlow.Version.withUndo.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.unasking.compared(with: old))

    #expect(
      drift.text.contains(
        """
        - root "Inbox" / NotesScreen, root, of MailFlow: tap "Undo" -> NoteScreen in modal NoteScreen  (present as sheet)
            may have been at the end of
              launch
              tap "Undo"

        """))
  }

  @Test(arguments: [
    (MailFlow.Version.withDeadUndo, MailFlow.Version.withUndo), (.asking, .unasking),
    (.withUndo, .unasking), (.withDeadUndo, .asking),
  ])
  func eachScriptShowsItsLineInTheOldApp(before: MailFlow.Version, after: MailFlow.Version)
    async throws
  {
    let old = try await before.recorded()

    let drift = NavigationDrift(from: old, to: await after.compared(with: old))

    #expect(drift.changes.contains { $0.kind == .lost })
    let lost = drift.changes.filter { $0.kind == .lost && !$0.isGuess && !$0.script.isEmpty }
    for change in lost {
      let explorer = Explorer(
        ExplorationSubject(wireframe: .tabBar, options: .init(), app: before.subject))
      await explorer.follow(change.script)
      let lines = NavigationBaseline("Mail", [MapMaker(explorer).map()]).lines.map { line in
        (line.headings + [line.text]).joined(separator: ": ")
      }
      #expect(lines.contains(change.line.replacing(" / ", with: ": ")), "\(change)")
    }
  }
}
