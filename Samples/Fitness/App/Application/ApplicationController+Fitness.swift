public import Wireflow

/// A fitness club whose members book appointments.
///
/// From Holubieva, "Coordinator and why it's the best reason to refactor your project". The sample
/// follows her "more complicated configuration" and its names: ``CoordinatorsFactory``,
/// ``Instructor`` and ``StateStorage``. The wireframe takes the role of her router, which presents
/// the next module.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, services, factories and main flow.
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  ///   - onboarding: The version of the tutorial.
  ///   - generator: The generator that picks a random activity. The default has a fixed seed, so a
  ///     script produces the same result each time.
  ///   - answerDelay: Returns the time that the timetable needs for its next answer.
  public convenience init(
    fitnessOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) },
    onboarding: OnboardingExperiment = .plain,
    generator: any RandomNumberGenerator = SeededGenerator(seed: 2019),
    answerDelay: @escaping @MainActor () -> Duration = { .milliseconds(300) }
  ) {
    let wireframe = makeWireframe(stage)
    let accounts = InMemoryAccountService(registered: ["Maria": "jump", "Taras": "stretch"])
    let appointments = InMemoryAppointmentsService()
    let club = InMemoryClubService(subcategories: Subcategory.invented)
    let coordinators = CoordinatorsFactory(
      factories: UIFactories(
        account: AccountUIFactory(accounts: accounts),
        appointments: AppointmentsUIFactory(accounts: accounts, appointments: appointments),
        booking: BookingUIFactory(club: club), onboarding: onboarding.factory),
      instructor: Instructor(tutorial: InMemoryTutorialService(), accounts: accounts),
      accounts: accounts, appointments: appointments, club: club,
      timetable: InMemoryTimetableService(appointments: appointments, answerDelay: answerDelay),
      lottery: Lottery(generator: generator))

    let mainFlow = ApplicationFlowCoordinator(wireframe: wireframe, coordinators: coordinators)
    accounts.onLogoutRequested = { [weak mainFlow] in mainFlow?.leaveMembership() }
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
