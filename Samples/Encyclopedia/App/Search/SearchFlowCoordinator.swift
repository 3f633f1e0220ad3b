import Wireflow

/// A coordinator of the search.
@MainActor
final class SearchFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let root: SearchScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, root: SearchScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.root = root
  }

  func start(from sender: any Screen) {
    root.onProfilePressed = wire(root) { flow, root in flow.openProfile(from: root) }
    root.onArticlePressed = wire(root) { flow, root, article in
      flow.openArticle(article, from: root)
    }
    root.onLanguagePressed = wire(root) { flow, root in flow.chooseLanguage(from: root) }
  }

  private func chooseLanguage(from root: SearchScreen) {
    let languages = factories.settings.preferences.languages
    let picker = factories.reading.makeLanguagePicker(of: languages, for: "Search language")
    picker.onLanguagePressed = wire(picker) { [weak root] flow, picker, language in
      root?.choose(language)
      flow.wireframe.dismiss(picker)
    }
    wireframe.presentModally(picker, from: root)
  }
}
