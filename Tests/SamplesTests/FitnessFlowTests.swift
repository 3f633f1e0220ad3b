import Testing
import Wireflow
import WireflowTerminal

/// What the scripts of the fitness club do not come across.
@MainActor
struct FitnessFlowTests {
  /// The lines that lead from the activities to an appointment with a changed note.
  private static let toADraft = """
    tap "Gym"
    tap "Strength"
    tap "Olena"
    tap "Make an appointment"
    wait 300ms
    type "Mind my knee" into "Note"

    """

  @Test func secondTapOnAppointmentIsCoveredByTheFirst() throws {
    let app = try launched()
    try app.play("tap \"Group\"\ntap \"Dance\"")

    let log = try app.play("tap \"Make an appointment\"\ntap \"Make an appointment\"\nwait 300ms")

    #expect(
      log == """
        > tap "Make an appointment"
          start CreateAppointmentFlowCoordinator
        > tap "Make an appointment"
          start CreateAppointmentFlowCoordinator
        > wait 300ms
          push CreateAppointmentScreen "New appointment" onto Activities
          ignored push CreateAppointmentScreen "New appointment": TrainerProfileScreen "Sofiia" is covered
          cancel CreateAppointmentFlowCoordinator
        """)
  }

  @Test func flowThatWaitsForTimesGoesWithTheScreenThatAskedForThem() throws {
    let app = try launched()
    try app.play("tap \"Group\"\ntap \"Dance\"\ntap \"Make an appointment\"")

    let log = try app.play("back\nback\nwait 300ms")

    #expect(
      log == """
        > back
          pop TrainerProfileScreen "Sofiia"
          cancel CreateAppointmentFlowCoordinator
        > back
          pop ChoiceScreen<Subcategory> "Group"
          cancel GroupActivityFlowCoordinator
        > wait 300ms
        """)
  }

  @Test func saysThatATrainerIsBookedUp() throws {
    let app = try launched()
    let booking = """
      tap "Group"
      tap "Boxing"
      tap "Make an appointment"
      wait 300ms

      """
    for _ in 1...3 { try app.play(booking + "tap \"Create appointment\"\nchoose \"OK\"") }

    let log = try app.play(booking + "choose \"OK\"")

    #expect(
      log == """
        > tap "Group"
          start GroupActivityFlowCoordinator
          push ChoiceScreen<Subcategory> "Group" onto Activities
        > tap "Boxing"
          push TrainerProfileScreen "Ivan" onto Activities
        > tap "Make an appointment"
          start CreateAppointmentFlowCoordinator
        > wait 300ms
          alert "Booked up": "There is no free time this week. Choose somebody else." [OK]
        > choose "OK"
          close alert "Booked up"
          cancel CreateAppointmentFlowCoordinator
        """)
  }

  @Test func drawsTwiceAtMostOneAtATime() throws {
    let app = try launched()

    let log = try app.play(
      "tap \"Any\"\ntap \"Any\"\nwait 300ms\nbackground\ntap \"Any\"\nwait 300ms\nchoose \"OK\"")

    #expect(log.split(separator: "\n").filter { $0.hasPrefix("  start") }.count == 2)
    #expect(log.split(separator: "\n").filter { $0.hasPrefix("  finish") }.count == 2)
  }

  @Test func asksForADraftWhenTheListTakesItAwayBesideIt() throws {
    let app = HeadlessFitness(wireframe: .split)
    try app.play(HeadlessFitness.toActivities + Self.toADraft)

    let log = try app.play("tap \"Group\"\nchoose \"Keep\"\ntap \"Group\"\nchoose \"Discard\"")

    #expect(
      log == """
        > tap "Group"
          start GroupActivityFlowCoordinator
          hold pop to ChoiceScreen<ActivityType> "Activities": CreateAppointmentFlowCoordinator decides
          alert "Discard draft?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard draft?"
          ignored pop to ChoiceScreen<ActivityType> "Activities": CreateAppointmentFlowCoordinator refused, Keep
          ignored push ChoiceScreen<Subcategory> "Group": ChoiceScreen<ActivityType> "Activities" is covered
          cancel GroupActivityFlowCoordinator
        > tap "Group"
          start GroupActivityFlowCoordinator
          hold pop to ChoiceScreen<ActivityType> "Activities": CreateAppointmentFlowCoordinator decides
          alert "Discard draft?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard draft?"
          pop to ChoiceScreen<ActivityType> "Activities"
          cancel CreateAppointmentFlowCoordinator
          cancel GymActivityFlowCoordinator
          push ChoiceScreen<Subcategory> "Group" onto Activities
        """)
  }

  @Test func asksForEachOfTwoDraftsBeforeTheLogout() throws {
    let app = try launched()
    try app.play("tap \"Any\"\nwait 300ms\nchoose \"OK\"\n" + Self.toADraft)
    try app.play(
      """
      tap "My appointments"
      tap "Wed 12:00, Mobility with Daryna"
      choose "Book again"
      wait 300ms
      type "Mind my knee" into "Note"
      tap "My appointments"
      """)

    let log = try app.play("tap \"Log out\"\nchoose \"Discard\"\nchoose \"Discard\"")

    #expect(
      log == """
        > tap "Log out"
          hold install Fitness: CreateAppointmentFlowCoordinator decides
          alert "Discard draft?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard draft?"
          hold install Fitness: CreateAppointmentFlowCoordinator decides
          alert "Discard draft?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard draft?"
          install tab bar: Fitness
          cancel AppointmentsListFlowCoordinator
          cancel CreateAppointmentFlowCoordinator
          cancel AppointmentsListFlowCoordinator
          cancel CreateAppointmentFlowCoordinator
          cancel GymActivityFlowCoordinator
          cancel ChooseActivityFlowCoordinator
          cancel AccountFlowCoordinator
          cancel MembershipFlowCoordinator
          start LoginFlowCoordinator
          install tab bar: Log in
        """)
  }

  @Test func swipeThatWasShownIsTakenBackWhileTheGuardAsks() throws {
    let backend = TextRecorder()
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let app = HeadlessFitness(wireframe: TabBarWireframe(stage: stage))
    try app.play(HeadlessFitness.toActivities + Self.toADraft)
    let before = stage.log.lines.count
    let draft = try #require(stage.visibleScreens.first)

    #expect(!stage.allowsUserRemoval)
    stage.userRemoved([draft], in: backend)
    try app.play("choose \"Discard\"")

    #expect(
      stage.log.lines.dropFirst(before).joined(separator: "\n") == """
        > back
          hold pop CreateAppointmentScreen "New appointment": CreateAppointmentFlowCoordinator decides
          alert "Discard draft?" [Discard, Keep]
          restore
        > choose "Discard"
          close alert "Discard draft?"
          pop CreateAppointmentScreen "New appointment"
          cancel CreateAppointmentFlowCoordinator
        """)
  }

  private func launched() throws -> HeadlessFitness {
    let app = HeadlessFitness()
    try app.play(HeadlessFitness.toActivities)
    return app
  }
}
