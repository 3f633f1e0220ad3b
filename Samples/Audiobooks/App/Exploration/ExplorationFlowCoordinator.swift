import Wireflow

/// A coordinator that leads from the categories to a book and its purchase.
@MainActor
final class ExplorationFlowCoordinator: ProductShowing {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let discover: DiscoverScreen
  private var search: ScheduledWork?

  init(wireframe: any ApplicationWireframe, factories: UIFactories, discover: DiscoverScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.discover = discover
  }

  func start(from sender: any Screen) {
    discover.onGenresPressed = wire(discover) { flow, discover in
      flow.showGenreFilter(from: discover)
    }
    discover.onCategoryRowPressed = wire(discover) { flow, discover, category in
      flow.pushProductList(of: category, from: discover)
    }
    discover.onProductRowPressed = wire(discover) { flow, discover, book in
      flow.pushProductDetails(of: book, from: discover)
    }
    discover.onSearchWordsTyped = wire(discover) { flow, discover, words in
      flow.search(for: words, on: discover)
    }
  }

  /// Starts a search once the reader has stopped typing.
  private func search(for words: String, on discover: DiscoverScreen) {
    search?.cancel()
    guard !words.isEmpty else { return }
    search = task(on: discover) { flow, discover in
      try await flow.wireframe.sleep(for: .milliseconds(300))
      discover.showResults(for: words)
      flow.announceResults(on: discover)
    }
  }

  /// Announces the number of found books, unless the reader has left the search.
  private func announceResults(on discover: DiscoverScreen) {
    guard wireframe.stage.visibleScreens.contains(where: { $0 === discover }) else { return }
    wireframe.announce(discover.spokenResults)
  }

  private func showGenreFilter(from sender: any Screen) {
    let filter = factories.exploration.makeGenreFilter()
    filter.onDonePressed = wire(filter) { flow, filter in
      flow.wireframe.hide(filter)
    }
    wireframe.show(filter, from: sender)
  }

  private func pushProductList(of category: BookCategory, from sender: any Screen) {
    let list = factories.exploration.makeProductList(of: category)
    list.onProductRowPressed = wire(list) { flow, list, book in
      flow.pushProductDetails(of: book, from: list)
    }
    list.onSortPressed = wire(list) { flow, list in
      flow.askForOrder(of: list)
    }
    wireframe.push(list, from: sender)
  }

  private func askForOrder(of list: ProductListScreen) {
    wireframe.presentAlert(
      factories.exploration.makeSortQuestion(), from: list,
      onAnswer: wire(list) { flow, list, answer in
        guard let order = answer.flatMap({ SortOrder(rawValue: $0.id) }) else { return }
        list.order = order
        flow.wireframe.announce(list.spokenOrder)
      })
  }
}
