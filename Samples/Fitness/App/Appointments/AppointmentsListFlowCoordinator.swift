import Wireflow

/// A coordinator that shows the appointments over whatever was there, and books some of them again.
@MainActor
final class AppointmentsListFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let coordinators: CoordinatorsFactory
  private let factory: AppointmentsUIFactory
  private let accounts: any AccountService
  private let appointments: any AppointmentsService

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory,
    factory: AppointmentsUIFactory, accounts: any AccountService,
    appointments: any AppointmentsService
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.factory = factory
    self.accounts = accounts
    self.appointments = appointments
  }

  func start(from sender: any Screen) {
    let list = factory.makeAppointmentsList()
    list.onAppointmentRowPressed = wire(list) { flow, list, appointment in
      flow.ask(about: appointment, from: list)
    }
    list.onLogoutPressed = wire(list) { flow, _ in flow.accounts.requestLogout() }
    wireframe.presentModally(list, from: sender)
  }

  private func ask(about appointment: Appointment, from list: AppointmentsListScreen) {
    wireframe.presentAlert(
      factory.makeAppointmentQuestion(about: appointment), from: list,
      onAnswer: wire(list) { flow, list, answer in
        switch answer {
        case .bookAgain: flow.book(again: appointment, from: list)
        case .cancelAppointment: flow.appointments.cancel(appointment)
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
