import TestSupport
import Testing
import Wireflow

@MainActor
struct ScreenContentTests {
  @Test func isBuiltFromConditionsAndLoops() {
    let short = ListScreen(books: [], isSignedIn: false, note: nil)
    let long = ListScreen(books: ["Crime", "Drama"], isSignedIn: true, note: "New")

    #expect(short.content.words == ["text Welcome", "text Nothing here", "button Log in"])
    #expect(
      long.content.words == [
        "text Welcome", "text New", "row Crime", "row Drama", "button Log out", "image smile",
      ])
  }

  @Test(arguments: [
    (-0.5, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0),
  ])
  func movesAFractionIntoItsRange(given: Double, kept: Double) {
    #expect(ScreenContent.Progress("Loading", fraction: given).fraction == kept)
  }

  @Test func hasOneLineInASecureField() {
    typealias Field = ScreenContent.Field

    #expect(Field("Message", text: "", lines: 3...10) { _ in }.lines == 3...10)
    #expect(Field("PIN", text: "", privacy: .secure, lines: 3...10) { _ in }.lines == 1...1)
    #expect(Field("Name", text: "") { _ in }.lines == 1...1)
  }
}

/// A screen that uses the builder's conditions, and the names of `Screen`.
private final class ListScreen: Screen {
  let title = "List"
  let books: [String]
  let isSignedIn: Bool
  let note: String?

  init(books: [String], isSignedIn: Bool, note: String?) {
    self.books = books
    self.isSignedIn = isSignedIn
    self.note = note
  }

  var content: ScreenContent {
    Text("Welcome")
    if let note { Text(note) }
    if books.isEmpty {
      Text("Nothing here")
    } else {
      for book in books { Row(book) {} }
    }
    if isSignedIn {
      Button("Log out", role: .destructive) {}
    } else {
      Button("Log in", role: .primary) {}
    }
    footer
  }

  private var footer: ScreenContent {
    ScreenContent(elements: isSignedIn ? [.image(Image("smile"))] : [])
  }
}

extension ScreenContent {
  /// The elements in words.
  fileprivate var words: [String] {
    elements.map { element in
      switch element {
      case .text(let text): "text \(text.string)"
      case .image(let image): "image \(image.name)"
      case .row(let row): "row \(row.title)"
      case .button(let button): "button \(button.title)"
      default: "other"
      }
    }
  }
}

struct ModalStyleTests {
  @Test(arguments: [
    (
      ModalStyle.popover(anchor: "Genres", preferredSize: .init(width: 500, height: 600)),
      #"popover at "Genres" of 500x600"#
    ),
    (
      .popover(anchor: "Genres", preferredSize: .init(width: 0.5, height: .infinity)),
      #"popover at "Genres" of 0.5xinf"#
    ),
    (.sheet([.medium, .height(320), .height(99.5)]), "sheet at medium, 320 points, 99.5 points"),
    (.sheet(), "sheet"),
  ])
  func isDescribedInWords(style: ModalStyle, words: String) { #expect(style.description == words) }
}

/// A picture of pixels is whole, whatever it is made of.
struct PixelImageTests {
  @Test(arguments: [
    (2, 1, 8, 2, 1), (0, 5, 9, 0, 5), (-3, .min, 4, 0, 0), (.max, .max, 16, 512, 512),
    (3, 2, 0, 3, 2), (1, 1, 99, 1, 1),
  ])
  func hasFourBytesForEachPixel(
    wantedWidth: Int, wantedHeight: Int, count: Int, width: Int, height: Int
  ) {
    let image = ScreenContent.PixelImage(
      width: wantedWidth, height: wantedHeight, bytes: Array(repeating: 7, count: count))

    #expect(image.width == width && image.height == height)
    #expect(image.bytes.count == 4 * width * height)
    #expect(image.bytes.prefix(count).allSatisfy { $0 == 7 })
    #expect(image.bytes.dropFirst(count).allSatisfy { $0 == 0 })
  }
}

/// Keys with their modifiers.
struct ShortcutTests {
  typealias Shortcut = ScreenContent.Shortcut

  @Test func areWrittenAsInMenus() {
    let shortcuts = [
      Shortcut("n"), Shortcut("n", [.command, .shift]), Shortcut(.space, []),
      Shortcut(.leftArrow, [.control, .option]), Shortcut(.escape, []), Shortcut(.delete),
      Shortcut(.return), Shortcut("ß", .option),
    ]

    #expect(
      shortcuts.map(\.description) == ["⌘N", "⇧⌘N", "Space", "⌃⌥←", "⎋", "⌘⌫", "⌘↩", "⌥SS"])
  }

  @Test func areTheSameForLettersOfEitherCase() {
    #expect(Shortcut("N") == Shortcut("n"))
    #expect(Shortcut(" ", []) == Shortcut(.space, []))
  }

  @Test(arguments: [
    (Shortcut("n"), true), (Shortcut("n", [.command, .option]), true), (Shortcut(.return), true),
    (Shortcut("n", []), false), (Shortcut("n", .option), false), (Shortcut("a", .control), false),
    (Shortcut(.space, []), false), (Shortcut(.delete), false), (Shortcut(.leftArrow), false),
  ])
  func leaveKeysThatEditTextToFields(shortcut: Shortcut, works: Bool) {
    #expect(shortcut.worksWhileTyping == works)
  }
}
