import Wireflow

/// A coordinator that shows one article, and what its tools open.
@MainActor
final class ArticleFlowCoordinator: RevisionShowing {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let article: Article

  init(wireframe: any ApplicationWireframe, factories: UIFactories, article: Article) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.article = article
  }

  func start(from sender: any Screen) {
    let screen = factories.reading.makeArticle(article)
    screen.onToolPressed = wire(screen) { flow, screen, tool in flow.open(tool, of: screen) }
    screen.onImagesPressed = wire(screen) { flow, screen in flow.openGallery(from: screen) }
    screen.onEditPressed = wire(screen) { flow, screen in flow.edit(screen) }
    screen.onSourcePressed = wire(screen) { flow, screen in
      flow.wireframe.presentModally(
        flow.factories.reading.makeReference(of: flow.article), from: screen)
    }
    screen.onAddToListPressed = wire(screen) { flow, screen in flow.addToList(screen) }
    screen.onArticlePressed = wire(screen) { flow, screen, other in
      flow.openArticle(other, from: screen)
    }
    factories.reading.history.note(article)
    wireframe.push(screen, from: sender)
  }

  private func open(_ tool: ArticleScreen.Tool, of screen: ArticleScreen) {
    switch tool {
    case .contents: showContents(of: screen)
    case .languages: chooseLanguage(of: screen)
    case .find:
      wireframe.presentModally(factories.reading.makeFindInPage(of: article), from: screen)
    case .appearance:
      wireframe.presentModally(factories.reading.makeAppearance(), from: screen)
    case .more: showMore(of: screen)
    }
  }

  private func showContents(of screen: ArticleScreen) {
    let contents = factories.reading.makeContents(of: article)
    contents.onSectionPressed = wire(contents) { [weak screen] flow, contents, section in
      screen?.scroll(to: section)
      flow.wireframe.hide(contents)
    }
    wireframe.show(contents, from: screen)
  }

  private func chooseLanguage(of screen: ArticleScreen) {
    let picker = factories.reading.makeLanguagePicker(
      of: article.languages, for: "Article languages")
    picker.onLanguagePressed = wire(picker) { [weak screen] flow, picker, language in
      screen?.choose(language)
      flow.wireframe.dismiss(picker)
    }
    wireframe.presentModally(picker, from: screen)
  }

  private func showMore(of screen: ArticleScreen) {
    wireframe.presentAlert(
      factories.reading.makeMoreSheet(for: article), from: screen,
      onAnswer: wire(screen) { flow, screen, answer in
        switch answer?.id {
        case "Talk page": flow.openTalkPage(of: flow.article.title, from: screen)
        case "History of edits": flow.pushRevisions(from: screen)
        case "Watch":
          flow.needAccount(for: .watch, from: screen) { flow, _ in flow.watch(true) }
        case "Stop watching": flow.watch(false)
        default: break
        }
      })
  }

  private func watch(_ isWatched: Bool) {
    factories.reading.watchlist.set(article, isWatched: isWatched)
    wireframe.announce(isWatched ? "You watch \(article.title)" : "You no longer watch it")
  }
}

extension ArticleFlowCoordinator {
  private func pushRevisions(from screen: ArticleScreen) {
    let revisions = factories.reading.makeRevisions(of: article)
    revisions.onRevisionPressed = wire(revisions) { flow, revisions, revision in
      flow.pushRevision(revision, from: revisions)
    }
    wireframe.push(revisions, from: screen)
  }

  private func openGallery(from screen: ArticleScreen) {
    let images = factories.reading.makeGallery(of: article)
    for image in images {
      image.onInfoPressed = wire(image) { flow, image in
        flow.wireframe.push(flow.factories.reading.makeImageInfo(of: image.title), from: image)
      }
    }
    wireframe.presentModally(
      rootItems: images, in: PagesWireframe(stage: wireframe.stage), from: screen,
      style: .fullScreen, dismissButton: .close)
  }

  private func addToList(_ screen: ArticleScreen) {
    let adding = AddToListFlowCoordinator(
      wireframe: wireframe, factory: factories.saved, article: article)
    start(adding, from: screen) { flow, _, outcome in
      if let name = outcome.output { flow.wireframe.announce("Added to \(name)") }
    }
  }

  /// Edits an article under the reader's name, or anonymously if the reader prefers that.
  private func edit(_ screen: ArticleScreen) {
    guard factories.account.accounts.account == nil else { return startEdit(of: screen) }
    wireframe.presentAlert(
      factories.editing.makeNameQuestion(), from: screen,
      onAnswer: wire(screen) { flow, screen, answer in
        switch answer?.id {
        case "Log in":
          flow.needAccount(for: .edit, from: screen) { flow, screen in flow.startEdit(of: screen) }
        case "Edit anonymously": flow.startEdit(of: screen)
        default: break
        }
      })
  }

  private func startEdit(of screen: ArticleScreen) {
    let edit = EditFlowCoordinator(
      wireframe: wireframe, factory: factories.editing,
      draft: EditDraft(article: article, section: screen.section))
    start(edit, from: screen) { flow, outcome in
      if case .finished = outcome { flow.wireframe.announce("Your edit is published") }
    }
  }
}
