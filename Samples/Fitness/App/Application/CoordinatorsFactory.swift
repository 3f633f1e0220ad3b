import Wireflow

/// A factory that makes coordinators and holds what they depend on.
///
/// So none of them knows how another is made. It is the coordinators factory of Holubieva's "more
/// complicated configuration".
@MainActor
struct CoordinatorsFactory {
  let accountFactory: AccountUIFactory
  let appointmentsFactory: AppointmentsUIFactory
  let bookingFactory: BookingUIFactory
  let onboardingFactory: OnboardingUIFactory
  let accounts: any AccountService
  let appointments: any AppointmentsService
  let club: any ClubService
  let timetable: any TimetableService
  let lottery: Lottery

  func makeOnboarding(wireframe: any ApplicationWireframe) -> OnboardingFlowCoordinator {
    OnboardingFlowCoordinator(wireframe: wireframe, factory: onboardingFactory)
  }

  func makeLogin(wireframe: any ApplicationWireframe) -> LoginFlowCoordinator {
    LoginFlowCoordinator(wireframe: wireframe, factory: accountFactory)
  }

  func makeMembership(wireframe: any ApplicationWireframe) -> MembershipFlowCoordinator {
    MembershipFlowCoordinator(
      wireframe: wireframe, coordinators: self, bookingFactory: bookingFactory,
      accountFactory: accountFactory)
  }

  func makeAccount(
    wireframe: any ApplicationWireframe, root: AccountScreen
  ) -> AccountFlowCoordinator {
    AccountFlowCoordinator(
      wireframe: wireframe, coordinators: self, root: root, accounts: accounts)
  }

  func makeChooseActivity(
    wireframe: any ApplicationWireframe, root: ChoiceScreen<ActivityType>
  ) -> ChooseActivityFlowCoordinator {
    ChooseActivityFlowCoordinator(wireframe: wireframe, coordinators: self, root: root)
  }

  func makeGymActivity(wireframe: any ApplicationWireframe) -> GymActivityFlowCoordinator {
    GymActivityFlowCoordinator(
      wireframe: wireframe, coordinators: self, factory: bookingFactory)
  }

  func makeGroupActivity(wireframe: any ApplicationWireframe) -> GroupActivityFlowCoordinator {
    GroupActivityFlowCoordinator(
      wireframe: wireframe, coordinators: self, factory: bookingFactory)
  }

  func makeAnyActivity(wireframe: any ApplicationWireframe) -> AnyActivityFlowCoordinator {
    AnyActivityFlowCoordinator(
      wireframe: wireframe, club: club, timetable: timetable, appointments: appointments,
      lottery: lottery)
  }

  func makeCreateAppointment(
    wireframe: any ApplicationWireframe, storage: StateStorage.TrainerChosen
  ) -> CreateAppointmentFlowCoordinator {
    CreateAppointmentFlowCoordinator(
      wireframe: wireframe, coordinators: self, factory: bookingFactory, timetable: timetable,
      appointments: appointments, storage: storage)
  }

  func makeAppointmentsList(
    wireframe: any ApplicationWireframe
  ) -> AppointmentsListFlowCoordinator {
    AppointmentsListFlowCoordinator(
      wireframe: wireframe, coordinators: self, factory: appointmentsFactory,
      accounts: accounts, appointments: appointments)
  }
}
