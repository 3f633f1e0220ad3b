import Wireflow

@MainActor final class WishesFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let wishes: MenuScreen

  init(wireframe: any ApplicationWireframe, wishes: MenuScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.wishes = wishes
  }

  func start(from sender: any Screen) {
    wishes.onSelected = wire(wishes) { flow, wishes, _ in
      flow.start(
        WishFlowCoordinator(wireframe: flow.wireframe), from: wishes)
    }
  }
}
