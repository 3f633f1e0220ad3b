import Testing
import Wireflow
import WireflowTesting

/// How the fitness club asks before a note that was written is lost.
@MainActor
struct FitnessDraftTests {
  /// The lines that lead from the activities to an appointment with a changed note.
  private static let toADraft = """
    tap "Gym"
    tap "Strength"
    tap "Olena"
    tap "Make an appointment"
    wait 300ms
    type "Mind my knee" into "Note"

    """

  @Test func asksForADraftWhenTheListTakesItAwayBesideIt() async {
    let app = await AppDriver.fitness(on: .split, after: Self.toADraft)

    app.tap("Group")
    app.choose("Keep")
    app.tap("Group")
    app.choose("Discard")

    app.assertSnapshot()
    await app.finish()
  }

  @Test func asksForEachOfTwoDraftsBeforeTheLogout() async {
    let app = await AppDriver.fitness(
      after: "tap \"Any\"\nwait 300ms\nchoose \"OK\"\n" + Self.toADraft + """
        tap "My appointments"
        tap "Wed 12:00, Mobility with Daryna"
        choose "Book again"
        wait 300ms
        type "Mind my knee" into "Note"
        tap "My appointments"
        """)

    app.tap("Log out")
    app.choose("Discard")
    app.choose("Discard")

    app.assertSnapshot()
    await app.finish()
  }

  @Test func swipeThatWasShownIsTakenBackWhileTheGuardAsks() async {
    let backend = TextRecorder()
    let app = await AppDriver.fitness(backend: backend, after: Self.toADraft)

    #expect(!app.stage.allowsUserPop)
    app.stage.userDid(.removed(app.stage.visibleScreens), in: backend)
    app.choose("Discard")

    app.expectLog(
      matches: """
        > back
          hold pop CreateAppointmentScreen "New appointment": CreateAppointmentFlowCoordinator decides
          alert "Discard draft?" [Discard, Keep]
          restore
        > choose "Discard"
          close alert "Discard draft?"
          pop CreateAppointmentScreen "New appointment"
          cancel CreateAppointmentFlowCoordinator
        """)
    await app.finish()
  }
}
