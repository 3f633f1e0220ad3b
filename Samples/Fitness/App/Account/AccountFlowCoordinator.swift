import Wireflow

/// A coordinator of the member's account.
@MainActor
final class AccountFlowCoordinator: BookingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let coordinators: CoordinatorsFactory
  private let root: AccountScreen

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory, root: AccountScreen
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.root = root
  }

  func start(from sender: any Screen) {
    offerAppointmentsList(on: root)
    root.onLogoutPressed = wire(root) { flow, _ in flow.coordinators.accounts.requestLogout() }
  }
}
