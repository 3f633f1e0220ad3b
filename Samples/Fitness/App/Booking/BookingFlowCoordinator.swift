import Wireflow

/// A flow whose screens offer the list of appointments.
@MainActor
protocol BookingFlowCoordinator: FlowCoordinator {
  var coordinators: CoordinatorsFactory { get }
}

extension BookingFlowCoordinator {
  /// Presents the list of appointments whenever a screen asks for it.
  func offerAppointmentsList(on screen: some AppointmentsListOffering) {
    screen.onShowAppointmentsList = wire(screen) { flow, screen in
      flow.start(flow.coordinators.makeAppointmentsList(wireframe: flow.wireframe), from: screen)
    }
  }
}
