import Observation
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

  package init(_ book: ShelfScreen.Book) { title = book.title }
}

/// A screen with a field above as many books as a test likes, which counts the rows that are made.
@Observable
@MainActor
package final class ShelfScreen: RootLevelRepresentable {
  /// A book, which can be compared.
  package struct Book: Sendable, Hashable {
    package let id: String
    package let title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The books of the longest shelf, because many tests have one.
  private static let allBooks = (0..<10_000).map { Book(id: "b\($0)", title: "Book \($0)") }

  package let title: String
  package var books: [Book]
  package var query = ""
  /// The destination of each row's title.
  package var mark = ""
  package var onBook: ((Book) -> Void)?
  @ObservationIgnored package var made = 0
  @ObservationIgnored package var namesRead = 0

  package init(_ title: String = "Shelf", count: Int) {
    self.title = title
    books = Array(Self.allBooks.prefix(count))
  }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package var content: ScreenContent {
    Field("Query", text: query, prompt: "Title", keyboard: .search) { self.query = $0 }
    Rows(books, id: name(of:)) { book in
      self.made += 1
      return Row(book.title + self.mark) { self.onBook?(book) }
    }
    Button("Close") {}
  }

  private func name(of book: Book) -> String {
    namesRead += 1
    return book.id
  }

  /// Returns the number of rows that were made since the last time.
  package func newlyMade() -> Int {
    defer { made = 0 }
    return made
  }
}

/// A screen of a shop, which leads to others of its kind.
@MainActor
package final class ShopScreen: RootLevelRepresentable {
  package let title: String
  package var onMore: (() -> Void)?
  package var onTwice: (() -> Void)?

  package init(_ title: String) { self.title = title }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package var content: ScreenContent {
    Button("More") { self.onMore?() }
    Button("Twice") { self.onTwice?() }
  }
}

/// The flow of an app of two screens.
@MainActor
package final class ShopFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package func installUI() {
    let shop = ShopScreen("Shop")
    shop.onMore = wire(shop) { flow, shop in
      flow.wireframe.push(ShopScreen("More"), from: shop)
    }
    shop.onTwice = wire(shop) { flow, shop in
      flow.wireframe.push(ShopScreen("One"), from: shop)
      flow.wireframe.push(ShopScreen("Two"), from: shop)
    }
    wireframe.install(rootItems: [shop])
  }
}
