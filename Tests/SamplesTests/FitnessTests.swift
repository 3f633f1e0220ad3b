import Foundation
import Testing
import Wireflow
import WireflowTesting

@testable import FitnessApp

/// The sample's scripts from their beginning to their end.
@MainActor
struct FitnessJourneyTests {
  nonisolated static let journeys = scripts(in: "../../Samples/Fitness/Scripts")

  @Test(arguments: journeys)
  func comesToTheSameOnEveryWireframe(_ journey: ScriptFile) async {
    await expectEquivalent(journey, on: WireframeVariant.standard) {
      ApplicationController(fitnessOn: $0, wireframe: $1)
    }
  }

  @Test(arguments: journeys, WireframeVariant.standard)
  func comesToTheSameFromItsLog(_ journey: ScriptFile, on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) { ApplicationController(fitnessOn: $0, wireframe: $1) }
    await app.run(journey)
    let again = AppDriver(on: wireframe) { ApplicationController(fitnessOn: $0, wireframe: $1) }
    await again.run(script: app.log.text)

    again.expectLog(matches: app.log.text)
    app.skipLog()
    await app.finish()
    await again.finish()
  }
}

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

/// The parts of the fitness club, each by itself.
@MainActor
struct FitnessPartsTests {
  @Test func instructorLeadsThroughTutorialAndLoginToTheClub() throws {
    let tutorial = InMemoryTutorialService()
    let accounts = InMemoryAccountService(registered: ["Maria": "jump"])
    let instructor = Instructor(tutorial: tutorial, accounts: accounts)

    #expect(instructor.nextFlow == .onboarding)
    tutorial.wasShown = true
    #expect(instructor.nextFlow == .login)
    _ = try accounts.logIn(name: "Maria", password: "jump")
    #expect(instructor.nextFlow == .main)
    accounts.endSession()
    #expect(instructor.nextFlow == .login)
  }

  @Test func sessionGoesOnUntilTheAppHasLeftIt() throws {
    let accounts = InMemoryAccountService(registered: ["Maria": "jump"])
    var requests = 0
    accounts.onLogoutRequested = { requests += 1 }
    let account = try accounts.logIn(name: "Maria", password: "jump")

    accounts.requestLogout()

    #expect(requests == 1)
    #expect(accounts.account == account)
  }

  @Test func lotteryDrawsTheSameFromTheSameSeed() {
    let seeds: [UInt64] = [1, 1, 2]
    let draws = seeds.map { seed in
      let lottery = Lottery(generator: SeededGenerator(seed: seed))
      return (1...20).map { _ in lottery.draw(from: Trainer.olena.hours) }
    }

    #expect(draws[0] == draws[1])
    #expect(draws[0] != draws[2])
    #expect(Lottery(generator: SeededGenerator(seed: 1)).draw(from: [Int]()) == nil)
  }

  @Test func noScreenKnowsAFlowOrAnotherScreen() throws {
    let sources = try Self.screenSources()
    let names = sources.map(\.name)

    #expect(names.count == 10)
    for (name, code) in sources {
      for word in ["Flow", "ireframe", "ActivityType", "StateStorage", "Coordinator"] {
        #expect(!code.contains(word), "\(name) knows \(word)")
      }
      for other in names where other != name {
        #expect(!code.contains(other), "\(name) knows \(other)")
      }
    }
  }

  /// The sources of the sample's screens, without their comments.
  private static func screenSources() throws -> [(name: String, code: String)] {
    let app = URL(filePath: #filePath).appending(path: "../../../Samples/Fitness/App")
    let files = FileManager.default.enumerator(
      at: app.standardizedFileURL, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.lastPathComponent.hasSuffix("Screen.swift") }
      .map { file in
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let code = lines.filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
        return (
          file.deletingPathExtension().lastPathComponent, code.joined(separator: "\n")
        )
      }
  }
}
