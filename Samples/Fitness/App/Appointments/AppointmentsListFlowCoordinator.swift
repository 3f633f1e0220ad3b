import Wireflow

/// A coordinator that presents the appointments, and books some of them again.
@MainActor
final class AppointmentsListFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let coordinators: CoordinatorsFactory

  init(wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
  }

  func start(from sender: any Screen) {
    let list = coordinators.factories.appointments.makeAppointmentsList()
    list.onAppointmentRowPressed = wire(list) { flow, list, appointment in
      flow.ask(about: appointment, from: list)
    }
    list.onLogoutPressed = wire(list) { flow, _ in flow.coordinators.accounts.requestLogout() }
    wireframe.presentModally(list, from: sender)
  }

  private func ask(about appointment: Appointment, from list: AppointmentsListScreen) {
    wireframe.presentAlert(
      coordinators.factories.appointments.makeAppointmentQuestion(about: appointment), from: list,
      onAnswer: wire(list) { flow, list, answer in
        switch answer?.action {
        case .bookAgain: flow.book(again: appointment, from: list)
        case .cancelAppointment: flow.coordinators.appointments.cancel(appointment)
        default: break
        }
      })
  }

  private func book(again appointment: Appointment, from list: AppointmentsListScreen) {
    let create = coordinators.makeCreateAppointment(
      wireframe: wireframe, storage: StateStorage.TrainerChosen(again: appointment))
    start(create, from: list) { flow, list, outcome in
      if case .finished = outcome { flow.wireframe.pop(to: list) }
    }
  }
}
