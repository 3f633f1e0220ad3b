import Wireflow

/// A coordinator of the places around the reader.
@MainActor
final class PlacesFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let root: PlacesScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, root: PlacesScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.root = root
  }

  func start(from sender: any Screen) {
    root.onProfilePressed = wire(root) { flow, root in flow.openProfile(from: root) }
    root.onArticlePressed = wire(root) { flow, root, article in
      flow.openArticle(article, from: root)
    }
    root.onFilterPressed = wire(root) { flow, root in
      flow.wireframe.show(flow.factories.places.makeFilter(), from: root)
    }
  }
}
