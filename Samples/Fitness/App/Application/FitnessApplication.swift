public import Wireflow

/// The composition root of the sample: a fitness club whose members book appointments.
///
/// From Holubieva, "Coordinator and why it's the best reason to refactor your project", with her
/// "more complicated configuration" by name: ``CoordinatorsFactory``, ``Instructor`` and
/// ``StateStorage``. Her router, which presents the next module the chosen way, is the wireframe.
@MainActor
public enum FitnessApplication {
  /// Makes the app on a wireframe, which decides how everything is presented.
  /// - Parameters:
  ///   - wireframe: the wireframe.
  ///   - generator: what the choice of any activity is drawn by; a seeded one unless told, so that
  ///     a script comes to the same twice.
  ///   - answerDelay: how long the timetable takes for its next answer.
  public static func makeController(
    wireframe: any ApplicationWireframe,
    generator: any RandomNumberGenerator = SeededGenerator(seed: 2019),
    answerDelay: @escaping @MainActor () -> Duration = { .milliseconds(300) }
  ) -> ApplicationController {
    let accounts = InMemoryAccountService(registered: ["Maria": "jump", "Taras": "stretch"])
    let appointments = InMemoryAppointmentsService()
    let club = InMemoryClubService(subcategories: Subcategory.invented)
    let coordinators = CoordinatorsFactory(
      factories: UIFactories(
        account: AccountUIFactory(accounts: accounts),
        appointments: AppointmentsUIFactory(accounts: accounts, appointments: appointments),
        booking: BookingUIFactory(club: club), onboarding: OnboardingUIFactory()),
      instructor: Instructor(tutorial: InMemoryTutorialService(), accounts: accounts),
      accounts: accounts, appointments: appointments, club: club,
      timetable: InMemoryTimetableService(appointments: appointments, answerDelay: answerDelay),
      lottery: Lottery(generator: generator))

    let mainFlow = ApplicationFlowCoordinator(wireframe: wireframe, coordinators: coordinators)
    accounts.onLogoutRequested = { [weak mainFlow] in mainFlow?.leaveMembership() }
    return ApplicationController(wireframe: wireframe, mainFlow: mainFlow)
  }
}
