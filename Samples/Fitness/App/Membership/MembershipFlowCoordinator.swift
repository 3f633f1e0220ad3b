import Wireflow

/// A coordinator that shows the areas for members: the activities and the account.
@MainActor
final class MembershipFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let coordinators: CoordinatorsFactory

  init(wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
  }

  func start(from sender: any Screen) {
    let activities = coordinators.factories.booking.makeActivityChoice()
    let account = coordinators.factories.account.makeAccount()
    wireframe.install(rootItems: [activities, account])
    start(
      coordinators.makeChooseActivity(wireframe: wireframe, root: activities), owning: activities)
    start(coordinators.makeAccount(wireframe: wireframe, root: account), owning: account)
  }
}
