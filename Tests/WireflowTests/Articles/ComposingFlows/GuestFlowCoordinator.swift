import Wireflow

@MainActor final class GuestFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let wishes = MenuScreen("Wishes", options: ["New wish"])
    let bill = MenuScreen("Bill", options: ["Leave"])
    wireframe.install(rootItems: [wishes, bill])
    start(
      WishesFlowCoordinator(wireframe: wireframe, wishes: wishes),
      owning: wishes)
  }
}
