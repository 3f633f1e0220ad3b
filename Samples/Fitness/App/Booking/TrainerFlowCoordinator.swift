import Wireflow

/// A flow that leads to a trainer's profile, and from there to an appointment.
@MainActor
protocol TrainerFlowCoordinator: BookingFlowCoordinator where Output == Appointment {}

extension TrainerFlowCoordinator {
  /// Shows the chosen trainer, and finishes with the appointment.
  func pushProfile(of storage: StateStorage.TrainerChosen, from sender: any Screen) {
    let profile = coordinators.factories.booking.makeTrainerProfile(of: storage.trainer)
    offerAppointmentsList(on: profile)
    profile.onAppointmentPressed = wire(profile) { flow, profile in
      flow.createAppointment(with: storage, from: profile)
    }
    wireframe.push(profile, from: sender)
  }

  private func createAppointment(
    with storage: StateStorage.TrainerChosen, from profile: TrainerProfileScreen
  ) {
    let create = coordinators.makeCreateAppointment(wireframe: wireframe, storage: storage)
    start(create, from: profile) { flow, outcome in
      if case .finished(let appointment) = outcome { flow.finish(appointment) }
    }
  }
}
