package import Wireflow

/// A screen of a shop, which leads to others of its kind.
@MainActor
package final class ShopScreen: RootLevelRepresentable {
  package let title: String
  package var onMore: (() -> Void)?
  package var onTwice: (() -> Void)?

  package init(_ title: String) {
    self.title = title
  }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package var content: ScreenContent {
    Button("More") { self.onMore?() }
    Button("Twice") { self.onTwice?() }
  }
}

/// The flow of an app of two screens.
@MainActor
package final class ShopFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>

  package init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  package func installUI() {
    let shop = ShopScreen("Shop")
    shop.onMore = wire(shop) { flow, shop in
      flow.wireframe.push(ShopScreen("More"), from: shop)
    }
    shop.onTwice = wire(shop) { flow, shop in
      flow.wireframe.push(ShopScreen("One"), from: shop)
      flow.wireframe.push(ShopScreen("Two"), from: shop)
    }
    wireframe.install(rootItems: [shop])
  }
}
