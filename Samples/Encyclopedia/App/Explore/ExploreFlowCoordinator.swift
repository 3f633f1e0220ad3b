import Wireflow

/// A coordinator of the daily feed.
@MainActor
final class ExploreFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let root: ExploreScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, root: ExploreScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.root = root
  }

  func start(from sender: any Screen) {
    root.onProfilePressed = wire(root) { flow, root in flow.openProfile(from: root) }
    root.onArticlePressed = wire(root) { flow, root, article in
      flow.openArticle(article, from: root)
    }
    root.onListPressed = wire(root) { flow, root, list in flow.push(list, from: root) }
    root.onPicturePressed = wire(root) { flow, root in flow.presentPicture(from: root) }
  }

  private func push(_ list: FeedList, from root: ExploreScreen) {
    let screen = factories.explore.makeList(list)
    screen.onArticlePressed = wire(screen) { flow, screen, article in
      flow.openArticle(article, from: screen)
    }
    wireframe.push(screen, from: root)
  }

  private func presentPicture(from root: ExploreScreen) {
    let picture = factories.explore.makePictureOfTheDay()
    picture.onInfoPressed = wire(picture) { flow, picture in
      flow.wireframe.push(
        flow.factories.reading.makeImageInfo(of: "A fjord at dawn"), from: picture)
    }
    wireframe.presentModally(picture, from: root)
  }
}
