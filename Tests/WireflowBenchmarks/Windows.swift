import Wireflow
import WireflowInteraction
import WireflowTerminal
import WireflowWeb

/// A large terminal, which draws a frame after each step of a user.
@MainActor
final class Frames {
  private let backend = TerminalBackend(size: TerminalSize(columns: 200, rows: 60))
  private let app: BenchApp
  private let count: Int
  private var shown: CellGrid
  /// The bytes that a terminal would have got.
  private(set) var byteCount = 0

  /// Creates a terminal with two lists, each of which fills it.
  convenience init() { self.init([ListScreen("Crime", 100), ListScreen("History", 100)], 0) }

  /// Creates a terminal with a long list, in the middle of which the user stands.
  convenience init(books count: Int) {
    self.init([ShelfScreen(count)], count)
    _ = backend.handle(.wheel(column: 20, row: 20, lines: count))
    show()
    for _ in 0..<3 { press(.down) }
  }

  private init(_ roots: [any RootLevelRepresentable], _ count: Int) {
    app = BenchApp(roots, backend: backend)
    self.count = count
    shown = backend.picture()
  }

  /// Selects the other root item, and shows its result.
  func showOther(_ number: Int) { press(.character(number.isMultiple(of: 2) ? "2" : "1")) }

  /// Moves down by a row, or every other time up again.
  func move(_ number: Int) { press(number.isMultiple(of: 2) ? .down : .up) }

  /// Taps a row anywhere in the list, and shows its result.
  func tap(_ number: Int) { perform(.tap(.init("book \((number &* 7_919) % count)"))) }

  /// Taps a row by its title instead of its element.
  func tapByTitle(_ row: Int) { app.stage.perform(.tap(.init("The book number \(row)"))) }

  /// Types a letter, and shows its result.
  func type(_ number: Int) {
    perform(.type(number.isMultiple(of: 2) ? "a" : "ab", into: "Query"))
  }

  /// Presses a key that moves down by a page, or far up again.
  func page(_ number: Int) { press(number % 50 == 49 ? .home : .pageDown) }

  func press(_ key: TerminalKey) {
    _ = backend.handle(.key(key))
    show()
  }

  private func perform(_ action: UserAction) {
    app.stage.perform(action)
    show()
  }

  private func show() {
    let picture = backend.picture()
    byteCount += picture.bytes(from: shown, theme: .dark).count
    shown = picture
  }
}

/// Messages to a page, each about a list that is wholly other than the one before.
@MainActor
final class Pages {
  private let backend = WebBackend("Lists")
  private let app: BenchApp
  /// The bytes that a page would have got.
  private(set) var byteCount = 0

  init() {
    app = BenchApp([ListScreen("Crime", 100), ListScreen("History", 100)], backend: backend)
  }

  /// Selects the other root item, and makes the message for a page that has seen nothing yet.
  func showOther(_ number: Int) {
    app.stage.perform(.select(number.isMultiple(of: 2) ? "History" : "Crime"))
    var reader = backend.makeReader()
    byteCount += reader.next()?.count ?? 0
  }
}
