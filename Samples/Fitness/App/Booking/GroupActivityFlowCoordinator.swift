import Wireflow

/// A coordinator of a group booking: subcategory, profile of the lead trainer, appointment.
@MainActor
final class GroupActivityFlowCoordinator: TrainerFlowCoordinator {
  let wireframe: FlowWireframe<Appointment>
  let coordinators: CoordinatorsFactory

  init(wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
  }

  func start(from sender: any Screen) {
    let storage = StateStorage.Started(activity: .group)
    let choice = coordinators.factories.booking.makeSubcategoryChoice(of: storage.activity)
    offerAppointmentsList(on: choice)
    choice.onSelected = wire(choice) { flow, choice, subcategory in
      let storage = storage.choosing(subcategory)
      flow.pushProfile(of: storage.choosing(subcategory.leadTrainer), from: choice)
    }
    wireframe.push(choice, from: sender)
  }
}
