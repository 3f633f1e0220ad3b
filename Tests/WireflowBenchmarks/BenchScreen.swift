import Observation
import Wireflow

/// The screen of all measurements: a title made from its number, and two closures.
///
/// Titles have 20 to 40 letters and change, and there are 20 types, so that no cache flatters.
@MainActor
class BenchScreen: ModallyPresentable, RootLevelRepresentable {
  let title: String
  var onRowPressed: (@MainActor (Int) -> Void)?
  var onDone: (@MainActor () -> Void)?

  required init(number: Int) { title = "\(Self.names[number % Self.names.count]) \(number)" }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  /// Makes a screen of one of the types.
  static func make(_ number: Int) -> BenchScreen {
    types[number % types.count].init(number: number)
  }

  /// Makes screens with numbers from 1 on.
  static func several(_ count: Int) -> [BenchScreen] { (0..<count).map { make($0 + 1) } }

  private static let names = [
    "The hound of the moors", "A history of the open sea", "Letters from a lighthouse keeper",
    "Murder at the botanical gardens", "How to listen to the forest", "The last train to Kharkiv",
    "Nine short stories about rain",
  ]

  private static let types: [BenchScreen.Type] = [
    Typed<Int>.self, Typed<Int8>.self, Typed<Int16>.self, Typed<Int32>.self, Typed<Int64>.self,
    Typed<UInt>.self, Typed<UInt8>.self, Typed<UInt16>.self, Typed<UInt32>.self,
    Typed<UInt64>.self, Typed<Float>.self, Typed<Double>.self, Typed<Bool>.self,
    Typed<String>.self, Typed<Character>.self, Typed<Substring>.self, Typed<Duration>.self,
    Typed<Never>.self, Typed<Void>.self, Typed<Any>.self,
  ]
}

/// A screen that has a type of its own for each type.
private final class Typed<Other>: BenchScreen {}

/// A list whose rows are pressed.
@MainActor
final class ListScreen: RootLevelRepresentable {
  let title: String
  var onRowPressed: ((Int) -> Void)?
  private let count: Int

  init(_ title: String, _ count: Int) { (self.title, self.count) = (title, count) }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for number in 0..<count {
      Row("Row \(number)", subtitle: "A story in three parts") { [weak self] in
        self?.onRowPressed?(number)
      }
    }
  }
}

/// A long list below a field.
@Observable
@MainActor
final class ShelfScreen: RootLevelRepresentable {
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
