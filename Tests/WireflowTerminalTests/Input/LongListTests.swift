import TestSupport
import Testing
import Wireflow

@testable import WireflowTerminal

/// Lists of which only the rows near to those in sight are made.
@MainActor
struct LongListTests {
  private let shelf: ShelfScreen
  private let rig: TerminalRig

  init() {
    let shelf = ShelfScreen(count: 10_000)
    self.shelf = shelf
    rig = TerminalRig(app: { ShelfFlow($0, shelf) })
    shelf.onBook = { [shelf] in shelf.query = $0.title }
  }

  /// The rows in sight, from the top.
  private var rows: [String] {
    rig.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: /Book \d+/).map { String(line[$0]) }
    }
    .filter { $0 != shelf.query }
  }

  private var focused: String { rig.backend.focusName }

  @Test func readsRowsWhileTheFocusGoesDown() {
    rig.press(.down, times: 200)

    #expect(focused == "Book 199")
    #expect(rows.contains("Book 199"))
    #expect(shelf.made < 1_500)
    rig.press(.enter)
    #expect(rig.actions.last == #"tap "b199""#)
    rig.press(.up, times: 200)
    #expect(focused == "Query")
    #expect(rows.first == "Book 0")
  }

  @Test func eachRowIsPassedOnce() {
    var names: [String] = []
    for _ in 0..<300 {
      rig.press(.tab)
      names.append(focused)
    }

    #expect(names == (0..<300).map { "Book \($0)" })
  }

  @Test func leapsToTheEndAndBackAndMakesFewRows() {
    rig.press(.down)
    _ = shelf.newlyMade()

    rig.press(.end)
    #expect(focused == "Close")
    #expect(rows.last == "Book 9999")
    rig.press(.up)
    #expect(focused == "Book 9999")
    rig.press(.home)
    #expect(focused == "Query")
    #expect(rows.first == "Book 0")
    #expect(shelf.newlyMade() < 300)
  }

  @Test func goesRoundFromTheFirstToTheLast() {
    rig.press(.backTab)
    let last = focused
    rig.press(.tab)

    #expect(focused == "Query")
    #expect(last != "Book 49")
  }

  @Test func pagesThroughTheList() {
    var tops: [Int] = []
    rig.press(.down)
    for _ in 0..<20 {
      rig.press(.pageDown)
      tops.append(rows.first.flatMap { Int($0.dropFirst(5)) } ?? -1)
    }
    let steps = Set(zip(tops, tops.dropFirst()).map { $1 - $0 })

    #expect(steps.count == 1)
    #expect(tops.last.map { $0 > 200 } == true)
    #expect(rows.contains(focused))
  }

  @Test func aFocusThatIsScrolledAwayComesBackWithTheNextKey() {
    rig.press(.down, times: 3)

    rig.send(.wheel(column: 10, row: 10, lines: 4_000))
    #expect(rows.first.flatMap { Int($0.dropFirst(5)) }.map { $0 > 3_900 } == true)
    #expect(focused == "Book 2")
    #expect(shelf.made < 400)
    rig.press(.down)

    #expect(focused == "Book 3")
    #expect(rows.contains("Book 3"))
  }

  @Test func anElementThatIsScrolledAwayComesBackWithTheNextKey() {
    rig.press(.end)

    rig.send(.wheel(column: 10, row: 10, lines: -50))
    #expect(focused == "Close")
    rig.press(.up)

    #expect(focused == "Book 9999")
    rig.send(.wheel(column: 10, row: 10, lines: -4_000))
    #expect(rig.text.contains("Enter Open"))
    rig.press(.tab)
    #expect(focused == "Close")
  }

  @Test func aClickHitsWhatIsShown() throws {
    rig.send(.wheel(column: 10, row: 10, lines: 4_000))
    let line = try #require(
      rig.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Book 40") })
    let shown = rows[rows.count - 3]
    let row = try #require(
      rig.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(shown) })

    rig.send(.click(column: 12, row: row))

    #expect(line > 0)
    #expect(shelf.query == shown)
    #expect(rig.actions == ["launch", "tap \"b\(shown.dropFirst(5))\""])
  }

  @Test func staysAtItsRowWhileTheDataChangesAndAfterAVisit() {
    rig.press(.down, times: 150)
    shelf.books.insert(.init(id: "new", title: "New"), at: 0)
    rig.stage.contentChanged(of: shelf)
    #expect(focused == "Book 149")
    rig.press(.down)
    #expect(focused == "Book 150")
    let visitor = ShelfScreen("Visitor", count: 3)

    rig.controller.wireframe.push(visitor, from: shelf)
    rig.press(.down)
    rig.press(.escape)

    #expect(focused == "Book 150")
    #expect(rows.contains("Book 150"))
    shelf.books = Array(shelf.books.prefix(4))
    rig.stage.contentChanged(of: shelf)
    #expect(rows == ["Book 0", "Book 1", "Book 2"])
  }

  @Test(arguments: Strength.some(of: [7, 1, 42]))
  func anyKeysShowWhatAPlainListShows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    shelf.books = ShelfScreen(count: 300).books
    rig.stage.contentChanged(of: shelf)
    let plain = PlainShelf(ShelfScreen(count: 300))
    let other = TerminalRig(app: { ShelfFlow($0, plain) })
    let keys: [TerminalKey] = [
      .down, .down, .up, .pageDown, .pageDown, .pageUp, .home, .end, .tab, .backTab,
      .character("j"), .character("k"), .character("g"), .character("G"),
    ]

    for _ in 0..<120 {
      let key = keys.randomElement(using: &random) ?? .down
      let lines = Int.random(in: -2...2, using: &random)
      let event: TerminalEvent =
        Int.random(in: 0..<6, using: &random) == 0
        ? .wheel(column: 10, row: 10, lines: lines) : .key(key)
      rig.send(event)
      other.send(event)
      guard rig.text == other.text else {
        Issue.record("after \(event):\n\(rig.text)\n\(other.text)")
        return
      }
    }
  }
}

/// The same content as that of a shelf, with each row made.
@MainActor
private final class PlainShelf: RootLevelRepresentable {
  private let shelf: ShelfScreen

  init(_ shelf: ShelfScreen) {
    self.shelf = shelf
  }

  var title: String { shelf.title }
  var rootLevelRepresentation: RootLevelRepresentation { shelf.rootLevelRepresentation }
  var content: ScreenContent { ScreenContent(elements: shelf.content.allElements) }
}
