import Wireflow

/// A coordinator that leads through what concerns the member.
@MainActor
final class AccountFlowCoordinator: BookingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let coordinators: CoordinatorsFactory
  private let root: AccountScreen
  private let accounts: any AccountService

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory, root: AccountScreen,
    accounts: any AccountService
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.root = root
    self.accounts = accounts
  }

  func start(from sender: any Screen) {
    offerAppointmentsList(on: root)
    root.onLogoutPressed = wire(root) { flow, _ in flow.accounts.requestLogout() }
  }
}
