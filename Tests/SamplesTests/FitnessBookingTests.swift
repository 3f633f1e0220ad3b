import Testing
import Wireflow
import WireflowTesting

/// The obstacles between a member of the fitness club and an appointment.
@MainActor
struct FitnessBookingTests {
  @Test func secondTapOnAppointmentIsCoveredByTheFirst() async {
    let app = await AppDriver.fitness(after: "tap \"Group\"\ntap \"Dance\"")

    app.tap("Make an appointment")
    app.tap("Make an appointment")
    await app.advance(by: .milliseconds(300))

    app.expectLog(
      matches: """
        > tap "Make an appointment"
          start CreateAppointmentFlowCoordinator
        > tap "Make an appointment"
          start CreateAppointmentFlowCoordinator
        > wait 300ms
          push CreateAppointmentScreen "New appointment" onto Activities
          ignored push CreateAppointmentScreen "New appointment": TrainerProfileScreen "Sofiia" is covered
          cancel CreateAppointmentFlowCoordinator
        """)
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

    app.expectLog(
      matches: """
        > back
          pop TrainerProfileScreen "Sofiia"
          cancel CreateAppointmentFlowCoordinator
        > back
          pop ChoiceScreen<Subcategory> "Group"
          cancel GroupActivityFlowCoordinator
        > wait 300ms
        """)
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

    app.expectLog(
      matches: """
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

    app.expectLog(
      matches: """
        > tap "Any"
          start AnyActivityFlowCoordinator
        > tap "Any"
        > wait 300ms
          alert "Appointment created!": "Wed 12:00, Mobility with Daryna" [OK]
        > choose "OK"
          close alert "Appointment created!"
          finish AnyActivityFlowCoordinator
        > tap "Any"
          start AnyActivityFlowCoordinator
        > wait 300ms
          alert "Appointment created!": "Fri 12:00, Yoga with Daryna" [OK]
        > choose "OK"
          close alert "Appointment created!"
          finish AnyActivityFlowCoordinator
        """)
    await app.finish()
  }
}
