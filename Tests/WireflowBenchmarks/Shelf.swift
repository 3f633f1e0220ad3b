import Observation
import Wireflow
import WireflowInteraction
import WireflowTerminal

/// A long list below a field.
@Observable
@MainActor
private final class ShelfScreen: RootLevelRepresentable {
  struct Book: Hashable {
    let id: String
    let title: String
    let author: String
  }

  let title = "Shelf"
  private let books: [Book]
  private var query = ""
  private var latest = "nothing"

  init(_ count: Int) {
    books = (0..<count).map {
      Book(id: "book \($0)", title: "The book number \($0)", author: "Somebody \($0 % 97)")
    }
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Text(latest)
    Field("Query", text: query, keyboard: .search) { self.query = $0 }
    Rows(books, id: \.id) { book in
      Row(book.title, subtitle: book.author) { self.latest = book.title }
    }
  }
}

@MainActor
private final class ShelfFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let count: Int

  init(_ wireframe: any ApplicationWireframe, count: Int) {
    self.wireframe = FlowWireframe(wireframe)
    self.count = count
  }

  func installUI() { wireframe.install(rootItems: [ShelfScreen(count)]) }
}

/// A long list on a large terminal, in the middle of which the user stands.
@MainActor
final class Shelf {
  private let backend = TerminalBackend(size: TerminalSize(columns: 200, rows: 60))
  private let controller: ApplicationController
  private let count: Int
  private var shown: CellGrid
  /// The bytes that a terminal would have got.
  private(set) var byteCount = 0

  init(_ count: Int) {
    self.count = count
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    stage.log.limit = 100
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(
      wireframe: wireframe, mainFlow: ShelfFlow(wireframe, count: count))
    controller.finishLaunching()
    shown = backend.picture()
    _ = backend.handle(.wheel(column: 20, row: 20, lines: count))
    show()
    for _ in 0..<3 { press(.down) }
  }

  /// Taps a row anywhere in the list, and shows its result.
  func tap(_ number: Int) {
    let row = (number &* 7_919) % count
    controller.perform(.tap(.init("book \(row)")))
    show()
  }

  /// Taps a row by its title instead of its element.
  func tapByTitle(_ row: Int) { controller.perform(.tap(.init("The book number \(row)"))) }

  /// Types a letter, and shows its result.
  func type(_ number: Int) {
    controller.perform(.type(number.isMultiple(of: 2) ? "a" : "ab", into: "Query"))
    show()
  }

  /// Presses a key that moves down by a row, and shows its result.
  func move() { press(.down) }

  /// Presses a key that moves down by a page, or far up again.
  func page(_ number: Int) { press(number % 50 == 49 ? .home : .pageDown) }

  private func press(_ key: TerminalKey) {
    _ = backend.handle(.key(key))
    show()
  }

  private func show() {
    let picture = backend.picture()
    byteCount += picture.bytes(from: shown, theme: .dark).count
    shown = picture
  }
}
