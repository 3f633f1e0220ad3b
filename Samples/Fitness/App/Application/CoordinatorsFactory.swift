import Wireflow

/// A factory that makes coordinators and holds their dependencies.
///
/// Each coordinator passes the factory on. No coordinator therefore needs to know how another is
/// made, or to hold its dependencies. The idea is the coordinators factory of Holubieva's "more
/// complicated configuration".
@MainActor
struct CoordinatorsFactory {
  let factories: UIFactories
  let instructor: Instructor
  let accounts: any AccountService
  let appointments: any AppointmentsService
  let club: any ClubService
  let timetable: any TimetableService
  let lottery: Lottery

  func makeOnboarding(wireframe: any ApplicationWireframe) -> OnboardingFlowCoordinator {
    OnboardingFlowCoordinator(wireframe: wireframe, factory: factories.onboarding)
  }

  func makeLogin(wireframe: any ApplicationWireframe) -> LoginFlowCoordinator {
    LoginFlowCoordinator(wireframe: wireframe, factory: factories.account)
  }

  func makeMembership(wireframe: any ApplicationWireframe) -> MembershipFlowCoordinator {
    MembershipFlowCoordinator(wireframe: wireframe, coordinators: self)
  }

  func makeAccount(
    wireframe: any ApplicationWireframe, root: AccountScreen
  ) -> AccountFlowCoordinator {
    AccountFlowCoordinator(wireframe: wireframe, coordinators: self, root: root)
  }

  func makeChooseActivity(
    wireframe: any ApplicationWireframe, root: ChoiceScreen<ActivityType>
  ) -> ChooseActivityFlowCoordinator {
    ChooseActivityFlowCoordinator(wireframe: wireframe, coordinators: self, root: root)
  }

  func makeGymActivity(wireframe: any ApplicationWireframe) -> GymActivityFlowCoordinator {
    GymActivityFlowCoordinator(wireframe: wireframe, coordinators: self)
  }

  func makeGroupActivity(wireframe: any ApplicationWireframe) -> GroupActivityFlowCoordinator {
    GroupActivityFlowCoordinator(wireframe: wireframe, coordinators: self)
  }

  func makeAnyActivity(wireframe: any ApplicationWireframe) -> AnyActivityFlowCoordinator {
    AnyActivityFlowCoordinator(wireframe: wireframe, coordinators: self)
  }

  func makeCreateAppointment(
    wireframe: any ApplicationWireframe, storage: StateStorage.TrainerChosen
  ) -> CreateAppointmentFlowCoordinator {
    CreateAppointmentFlowCoordinator(
      wireframe: wireframe, coordinators: self, storage: storage)
  }

  func makeAppointmentsList(
    wireframe: any ApplicationWireframe
  ) -> AppointmentsListFlowCoordinator {
    AppointmentsListFlowCoordinator(wireframe: wireframe, coordinators: self)
  }
}
