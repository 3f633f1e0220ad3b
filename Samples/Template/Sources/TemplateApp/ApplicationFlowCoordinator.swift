import Wireflow

/// A coordinator that decides when each screen appears.
@MainActor
final class ApplicationFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let items = ItemsScreen(items: ["Apples", "Pears"])
    items.onItemPressed = wire(items) { flow, items, item in
      flow.wireframe.push(ItemScreen(item: item), from: items)
    }
    wireframe.install(rootItems: [items])
  }
}
