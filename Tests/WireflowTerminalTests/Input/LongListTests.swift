import TestSupport
import Testing
import Wireflow

@testable import WireflowTerminal

/// Lists of which the rows are made as the user comes near them.
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

  private var focused: String { rig.backend.focusName }

  @Test func makesTheRowsThatTheUserComesNear() {
    #expect(shelf.made < 200)
    rig.press(.down, times: 120)
    #expect(focused == "Book 119" && rig.text.contains("Book 119"))
    #expect(shelf.made < 1500)
    rig.press(.enter)
    #expect(rig.actions.last == #"tap "b119""#)

    rig.press(.end, .up)
    #expect(focused.hasPrefix("Book 5"))
    rig.press(.end, .up)
    #expect(focused == "Book 9999")
    rig.press(.down)
    #expect(focused == "Close")
    rig.press(.home)
    #expect(focused == "Query")
  }

  @Test func staysAtItsRowWhileTheDataChangesAndAfterAVisit() {
    rig.press(.down, times: 150)
    shelf.books.insert(.init(id: "new", title: "New"), at: 0)
    rig.stage.contentChanged(of: shelf)
    rig.press(.down)
    #expect(focused == "Book 150")

    rig.controller.wireframe.push(ShelfScreen("Visitor", count: 3), from: shelf)
    rig.press(.down, .escape)

    #expect(focused == "Book 150" && rig.text.contains("▸ Book 150"))
    shelf.books = Array(shelf.books.prefix(4))
    rig.stage.contentChanged(of: shelf)
    #expect(rig.text.contains("Book 2") && !rig.text.contains("Book 3"))
  }
}
