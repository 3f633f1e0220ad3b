import Wireflow

/// A coordinator that leads to an appointment in the gym: subcategory, trainer, profile,
/// appointment.
@MainActor
final class GymActivityFlowCoordinator: TrainerFlowCoordinator {
  let wireframe: FlowWireframe<Appointment>
  let coordinators: CoordinatorsFactory
  let factory: BookingUIFactory

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory,
    factory: BookingUIFactory
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.factory = factory
  }

  func start(from sender: any Screen) {
    let storage = StateStorage.Started(activity: .gym)
    let choice = factory.makeSubcategoryChoice(of: storage.activity)
    offerAppointmentsList(on: choice)
    choice.onSelected = wire(choice) { flow, choice, subcategory in
      flow.pushTrainers(of: storage.choosing(subcategory), from: choice)
    }
    wireframe.push(choice, from: sender)
  }

  private func pushTrainers(of storage: StateStorage.SubcategoryChosen, from sender: any Screen) {
    let choice = factory.makeTrainerChoice(of: storage.subcategory)
    offerAppointmentsList(on: choice)
    choice.onSelected = wire(choice) { flow, choice, trainer in
      flow.pushProfile(of: storage.choosing(trainer), from: choice)
    }
    wireframe.push(choice, from: sender)
  }
}
