import Wireflow

/// Leads through the books that the reader owns.
@MainActor
final class LibraryFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let bookshelf: BookshelfScreen
  private let factory: LibraryUIFactory

  init(
    wireframe: any ApplicationWireframe, bookshelf: BookshelfScreen, factory: LibraryUIFactory
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.bookshelf = bookshelf
    self.factory = factory
  }

  func start(from sender: any Screen) {
    bookshelf.onBookRowPressed = wire(bookshelf) { flow, bookshelf, book in
      flow.pushShelvedBook(book, from: bookshelf)
    }
  }

  private func pushShelvedBook(_ book: Book, from sender: any Screen) {
    let shelvedBook = factory.makeShelvedBook(book)
    shelvedBook.onRemovePressed = wire(shelvedBook) { flow, shelvedBook in
      flow.askForRemoval(from: shelvedBook)
    }
    shelvedBook.onRemoved = wire(shelvedBook) { flow, shelvedBook in
      flow.wireframe.pop(shelvedBook)
    }
    wireframe.push(shelvedBook, from: sender)
  }

  private func askForRemoval(from shelvedBook: ShelvedBookScreen) {
    let question = factory.makeRemovalQuestion(for: shelvedBook.book)
    wireframe.presentAlert(
      question, from: shelvedBook,
      onAnswer: wire(shelvedBook) { _, shelvedBook, answer in
        guard answer == .remove else { return }
        shelvedBook.remove()
      })
  }
}
