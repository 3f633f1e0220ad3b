import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The actions of a row in a table.
@Suite @MainActor
struct RowActionTests {
  private let app = UIKitApp()
  private let inbox = MailboxScreen()

  init() {
    app.wireframe.push(inbox, from: app.a)
    app.rest()
    _ = app.newLog()
  }

  private var table: UITableView? {
    (app.rig.controller(inbox) as? GenericViewController)?.elements.tableView
  }

  @Test func areRevealedByASwipe() throws {
    let table = try #require(table)

    #expect(table.userSwipes(0, fromTrailing: false).map(\.title) == ["Unread"])
    #expect(table.userSwipes(1, fromTrailing: true).map(\.title) == ["Archive"])
    let actions = table.userSwipes(0, fromTrailing: true)
    #expect(actions.map(\.title) == ["Archive", "Delete"])
    #expect(actions.map(\.backgroundColor) == [nil, .systemRed])
    actions[0].run(on: table)

    app.expectLog(matches: #"> tap "Archive" of "Hello""#)
    #expect(inbox.mails == ["Invoice"])
  }

  @Test func areAllInTheContextMenu() throws {
    let menu = try #require(table?.userHolds(0))

    #expect(menu.children.map(\.title) == ["Archive", "Delete", "Unread", "Reply"])
    (menu.children[3] as? UIAction)?.run()

    app.expectLog(matches: #"> tap "reply" of "Hello""#)
    #expect(table?.userHolds(3) == nil)
  }

  @Test func areActionsOfTheCellForVoiceOver() throws {
    let table = try #require(table)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))

    let actions = try #require(cell?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Empty"])
    #expect(actions[0].run())

    #expect(inbox.done == ["empty"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.accessibilityCustomActions == [])
  }
}
