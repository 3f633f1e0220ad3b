import Wireflow

/// A coordinator of the saved articles and the reading lists.
@MainActor
final class SavedFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let root: SavedScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, root: SavedScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.root = root
  }

  func start(from sender: any Screen) {
    root.onProfilePressed = wire(root) { flow, root in flow.openProfile(from: root) }
    root.onArticlePressed = wire(root) { flow, root, article in
      flow.openArticle(article, from: root)
    }
    root.onArticleRemoved = wire(root) { flow, root, article in
      flow.noteRemoval(of: article, on: root)
    }
    root.onListPressed = wire(root) { flow, root, name in flow.pushList(named: name, from: root) }
    root.onNewListPressed = wire(root) { flow, root in flow.createList(from: root) }
  }

  private func noteRemoval(of article: Article, on root: SavedScreen) {
    let undo = ScreenContent.Button("Undo") { [weak root] in root?.restore(article) }
    wireframe.showNotice(NoticeContent("Removed \(article.title)", action: undo))
  }

  private func pushList(named name: String, from root: SavedScreen) {
    let list = factories.saved.makeList(named: name)
    list.onArticlePressed = wire(list) { flow, list, article in
      flow.openArticle(article, from: list)
    }
    list.onDeletePressed = wire(list) { flow, list in flow.askForDeletion(of: list) }
    wireframe.push(list, from: root)
  }

  private func askForDeletion(of list: ReadingListScreen) {
    wireframe.presentAlert(
      factories.saved.makeDeletionQuestion(about: list.title), from: list,
      onAnswer: wire(list) { flow, list, answer in
        guard answer?.id == "Delete" else { return }
        list.delete()
        flow.wireframe.pop(list)
      })
  }

  private func createList(from root: SavedScreen) {
    let screen = factories.saved.makeNewList()
    screen.onCreatePressed = wire(screen) { flow, screen, name in
      flow.factories.saved.saved.addList(named: name)
      flow.wireframe.dismiss(screen)
    }
    wireframe.presentModally(screen, from: root)
  }
}
