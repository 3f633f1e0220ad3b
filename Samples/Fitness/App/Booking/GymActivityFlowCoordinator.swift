import Wireflow

/// A coordinator of a gym booking: subcategory, trainer, profile, appointment.
@MainActor
final class GymActivityFlowCoordinator: TrainerFlowCoordinator {
  let wireframe: FlowWireframe<Appointment>
  let coordinators: CoordinatorsFactory

  init(wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
  }

  func start(from sender: any Screen) {
    let storage = StateStorage.Started(activity: .gym)
    let choice = coordinators.factories.booking.makeSubcategoryChoice(of: storage.activity)
    offerAppointmentsList(on: choice)
    choice.onSelected = wire(choice) { flow, choice, subcategory in
      flow.pushTrainers(of: storage.choosing(subcategory), from: choice)
    }
    wireframe.push(choice, from: sender)
  }

  private func pushTrainers(of storage: StateStorage.SubcategoryChosen, from sender: any Screen) {
    let choice = coordinators.factories.booking.makeTrainerChoice(of: storage.subcategory)
    offerAppointmentsList(on: choice)
    choice.onSelected = wire(choice) { flow, choice, trainer in
      flow.pushProfile(of: storage.choosing(trainer), from: choice)
    }
    wireframe.push(choice, from: sender)
  }
}
