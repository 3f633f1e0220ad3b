import Wireflow

/// A coordinator of the reader's bookshelf.
@MainActor
final class LibraryFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factories: UIFactories
  private let bookshelf: BookshelfScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, bookshelf: BookshelfScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.bookshelf = bookshelf
  }

  func start(from sender: any Screen) {
    bookshelf.onBookRowPressed = wire(bookshelf) { flow, bookshelf, book in
      flow.pushShelvedBook(book, from: bookshelf)
    }
  }

  private func pushShelvedBook(_ book: Book, from sender: any Screen) {
    let shelvedBook = factories.library.makeShelvedBook(book)
    shelvedBook.onListenPressed = wire(shelvedBook) { flow, shelvedBook in
      flow.play(shelvedBook.book, from: shelvedBook)
    }
    shelvedBook.onRemovePressed = wire(shelvedBook) { flow, shelvedBook in
      flow.askForRemoval(from: shelvedBook)
    }
    shelvedBook.onRemoved = wire(shelvedBook) { flow, shelvedBook in
      flow.wireframe.pop(shelvedBook)
    }
    wireframe.push(shelvedBook, from: sender)
  }

  /// Shows a player's book: the page behind the player if it has that book, or else a new one.
  private func showShelvedBook(_ book: Book, from player: PlayerScreen) {
    let stage = wireframe.stage
    let front = stage.state.selectedRoot.flatMap {
      stage.state.detail(beside: $0).last ?? stage.state.stack(of: $0).last
    }
    if let shelvedBook = front as? ShelvedBookScreen, shelvedBook.book == book {
      wireframe.minimizeFullscreenView(animated: true)
    } else {
      pushShelvedBook(book, from: player)
    }
  }

  private func play(_ book: Book, from sender: any Screen) {
    let player = PlayerFlowCoordinator(
      wireframe: wireframe, factory: factories.consumption,
      recording: Recording(book: book, extent: .whole))
    player.onBookPressed = { [weak self] player, book in
      self?.showShelvedBook(book, from: player)
    }
    start(player, from: sender)
  }

  private func askForRemoval(from shelvedBook: ShelvedBookScreen) {
    let question = factories.library.makeRemovalQuestion(for: shelvedBook.book)
    wireframe.presentAlert(
      question, from: shelvedBook,
      onAnswer: wire(shelvedBook) { _, shelvedBook, answer in
        guard answer?.id == "Remove" else { return }
        shelvedBook.remove()
      })
  }
}
