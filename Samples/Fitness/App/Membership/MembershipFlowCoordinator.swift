import Wireflow

/// A coordinator that puts up what there is for members: the activities and the account.
@MainActor
final class MembershipFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let coordinators: CoordinatorsFactory
  private let bookingFactory: BookingUIFactory
  private let accountFactory: AccountUIFactory

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory,
    bookingFactory: BookingUIFactory, accountFactory: AccountUIFactory
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.bookingFactory = bookingFactory
    self.accountFactory = accountFactory
  }

  func start(from sender: any Screen) {
    let activities = bookingFactory.makeActivityChoice()
    let account = accountFactory.makeAccount()
    wireframe.install(rootItems: [activities, account])
    start(
      coordinators.makeChooseActivity(wireframe: wireframe, root: activities), owning: activities)
    start(coordinators.makeAccount(wireframe: wireframe, root: account), owning: account)
  }
}
