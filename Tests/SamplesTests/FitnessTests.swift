import FitnessApp
import Testing
import Wireflow
import WireflowTesting

extension AppDriver {
  /// Creates the fitness club at the activities, after a script that the test is not about.
  static func fitness(
    on wireframe: WireframeVariant = .tabBar, backend: any PresentationBackend = TextRecorder(),
    after script: String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> AppDriver {
    let app = AppDriver(
      on: wireframe, backend: backend, fileID: fileID, filePath: filePath, line: line,
      column: column
    ) { ApplicationController(fitnessOn: $0, wireframe: $1) }
    await app.run(
      script: toActivities + script, fileID: fileID, filePath: filePath, line: line,
      column: column)
    app.skipLog()
    return app
  }

  private static let toActivities = """
    tap "Next"
    tap "Accept"
    tap "Begin"
    type "Maria" into "Name"
    type sample "Maria's password" into "Password"
    tap "Log in"

    """
}

/// The obstacles between a member of the fitness club and an appointment.
@MainActor
struct FitnessBookingTests {
  @Test func secondTapOnAppointmentIsCoveredByTheFirst() async {
    let app = await AppDriver.fitness(after: "tap \"Group\"\ntap \"Dance\"")

    app.tap("Make an appointment")
    app.tap("Make an appointment")
    await app.advance(by: .milliseconds(300))

    app.assertSnapshot()
    await app.finish()
  }

  @Test func profileOffersTheAppointments() async {
    let app = await AppDriver.fitness(after: "tap \"Group\"\ntap \"Dance\"")

    app.tap("My appointments")

    app.expectLog(
      matches: """
        > tap "My appointments"
          start AppointmentsListFlowCoordinator
          present AppointmentsListScreen "My appointments" over TrainerProfileScreen "Sofiia" as \
        sheet, dismiss button Done
        """)
    await app.finish()
  }

  @Test func flowThatWaitsForTimesGoesWithTheScreenThatAskedForThem() async {
    let app = await AppDriver.fitness(
      after: "tap \"Group\"\ntap \"Dance\"\ntap \"Make an appointment\"")

    app.back()
    app.back()
    await app.advance(by: .milliseconds(300))

    app.assertSnapshot()
    await app.finish()
  }

  @Test func saysThatATrainerIsBookedUp() async {
    let toTimes = """
      tap "Group"
      tap "Boxing"
      tap "Make an appointment"
      wait 300ms

      """
    let booking = toTimes + "tap \"Create appointment\"\nchoose \"OK\"\n"
    let app = await AppDriver.fitness(after: booking + booking + booking)

    await app.run(script: toTimes)
    app.choose("OK")

    app.assertSnapshot()
    await app.finish()
  }

  @Test func drawsTwiceAtMostOneAtATime() async {
    let app = await AppDriver.fitness()

    await app.run(
      script: """
        tap "Any"
        tap "Any"
        wait 300ms
        choose "OK"
        tap "Any"
        wait 300ms
        choose "OK"
        """)

    app.assertSnapshot()
    await app.finish()
  }
}

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

    app.assertSnapshot()
    await app.finish()
  }
}
