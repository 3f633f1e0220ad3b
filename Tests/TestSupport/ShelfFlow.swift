package import Wireflow

/// A flow that shows a shelf, and a screen for a book that is tapped.
@MainActor
package final class ShelfFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  private let shelf: any RootLevelRepresentable

  package init(_ wireframe: any ApplicationWireframe, _ shelf: any RootLevelRepresentable) {
    self.wireframe = FlowWireframe(wireframe)
    self.shelf = shelf
  }

  package func installUI() {
    wireframe.install(rootItems: [shelf])
    guard let shelf = shelf as? ShelfScreen, shelf.onBook == nil else { return }
    shelf.onBook = wire(shelf) { flow, shelf, book in
      flow.wireframe.push(BookScreen(book), from: shelf)
    }
  }
}

/// The screen of a book.
@MainActor
package final class BookScreen: Screen {
  package let title: String

  package init(_ book: ShelfScreen.Book) {
    title = book.title
  }
}
