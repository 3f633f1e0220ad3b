import Wireflow

/// A coordinator that adds an article to a reading list, which may be a new one.
///
/// The flow finishes with the name of the list.
@MainActor
final class AddToListFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  private let factory: SavedUIFactory
  private let article: Article

  init(wireframe: any ApplicationWireframe, factory: SavedUIFactory, article: Article) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.article = article
  }

  func start(from sender: any Screen) {
    let lists = factory.makeAddToList()
    lists.onListPressed = wire(lists) { flow, _, name in flow.add(to: name) }
    lists.onNewListPressed = wire(lists) { flow, lists in
      let screen = flow.factory.makeNewList()
      screen.onCreatePressed = flow.wire(screen) { flow, _, name in
        flow.factory.saved.addList(named: name)
        flow.add(to: name)
      }
      flow.wireframe.push(screen, from: lists)
    }
    wireframe.presentModally(lists, from: sender)
  }

  private func add(to name: String) {
    factory.saved.add(article, toList: name)
    finish(name)
  }
}
