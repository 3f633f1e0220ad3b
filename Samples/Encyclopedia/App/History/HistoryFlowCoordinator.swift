import Wireflow

/// A coordinator of the articles that the reader has opened.
@MainActor
final class HistoryFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let root: HistoryScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, root: HistoryScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.root = root
  }

  func start(from sender: any Screen) {
    root.onProfilePressed = wire(root) { flow, root in flow.openProfile(from: root) }
    root.onArticlePressed = wire(root) { flow, root, article in
      flow.openArticle(article, from: root)
    }
    root.onClearPressed = wire(root) { flow, root in
      flow.wireframe.presentAlert(
        flow.factories.history.makeClearingQuestion(), from: root,
        onAnswer: flow.wire(root) { _, root, answer in
          if answer?.id == "Clear" { root.clear() }
        })
    }
  }
}
