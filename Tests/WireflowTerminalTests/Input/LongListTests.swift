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

  @Test func makesTheRowsThatComeIntoSight() {
    rig.press(.down, times: 200)
    #expect(focused == "Book 199" && rows.contains("Book 199"))
    #expect(shelf.made < 1_500)
    rig.press(.enter)
    #expect(rig.actions.last == #"tap "b199""#)
    _ = shelf.newlyMade()

    rig.press(.end)
    #expect(focused == "Close" && rows.last == "Book 9999")
    rig.press(.up)
    #expect(focused == "Book 9999")
    rig.press(.home)
    #expect(focused == "Query" && rows.first == "Book 0")
    #expect(shelf.newlyMade() < 300)
  }

  @Test func theFocusComesBackIntoSightWithTheNextKey() {
    rig.press(.down, times: 3)
    rig.send(.wheel(column: 10, row: 10, lines: 4_000))
    #expect(focused == "Book 2" && !rows.contains("Book 2"))
    rig.press(.down)
    #expect(focused == "Book 3" && rows.contains("Book 3"))

    rig.press(.end)
    rig.send(.wheel(column: 10, row: 10, lines: -50))
    #expect(focused == "Close")
    rig.press(.up)
    #expect(focused == "Book 9999" && rows.contains("Book 9999"))
    rig.send(.wheel(column: 10, row: 10, lines: -4_000))
    #expect(rig.text.contains("Enter Open"))
    rig.press(.tab)
    #expect(focused == "Close")
  }

  @Test func aClickHitsWhatIsShown() throws {
    rig.send(.wheel(column: 10, row: 10, lines: 4_000))
    let shown = rows[rows.count - 3]
    let row = try #require(
      rig.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(shown) })

    rig.send(.click(column: 12, row: row))

    #expect(shown.hasPrefix("Book 40") && shelf.query == shown)
  }

  @Test func staysAtItsRowWhileTheDataChangesAndAfterAVisit() {
    rig.press(.down, times: 150)
    shelf.books.insert(.init(id: "new", title: "New"), at: 0)
    rig.stage.contentChanged(of: shelf)
    #expect(focused == "Book 149")
    rig.press(.down)

    rig.controller.wireframe.push(ShelfScreen("Visitor", count: 3), from: shelf)
    rig.press(.down, .escape)

    #expect(focused == "Book 150" && rows.contains("Book 150"))
    shelf.books = Array(shelf.books.prefix(4))
    rig.stage.contentChanged(of: shelf)
    #expect(rows == ["Book 0", "Book 1", "Book 2"])
  }

  /// Moving, paging, leaping and scrolling are those of lists whose rows are all made.
  @Test(arguments: Strength.some(of: [7, 1, 42]))
  func anyKeysShowWhatAPlainListShows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    shelf.books = ShelfScreen(count: 300).books
    rig.stage.contentChanged(of: shelf)
    let plain = KeyScreen(shelf.title) {
      ScreenContent(elements: ShelfScreen(count: 300).content.allElements)
    }
    let other = TerminalRig(app: { ShelfFlow($0, plain) })
    let keys: [TerminalKey] = [
      .down, .down, .up, .pageDown, .pageDown, .pageUp, .home, .end, .tab, .backTab,
      .character("j"), .character("k"), .character("g"), .character("G"),
    ]

    for _ in 0..<120 {
      let key = keys.randomElement(using: &random) ?? .down
      let lines = Int.random(in: -2...2, using: &random)
      let isKey = Int.random(in: 0..<6, using: &random) > 0
      let event = isKey ? .key(key) : TerminalEvent.wheel(column: 10, row: 10, lines: lines)
      rig.send(event)
      other.send(event)
      guard rig.text == other.text else {
        Issue.record("after \(event):\n\(rig.text)\n\(other.text)")
        return
      }
    }
  }
}
