import Observation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// Long lists, of which a row is made as it comes into sight.
@MainActor struct LongListTests {
  /// A screen with many rows between a heading and a button, which counts those that are made.
  final class Archive: Screen {
    let title = "Archive"
    var files = Array(0..<100_000)
    var made = 0
    var opened: [Int] = []

    var content: ScreenContent {
      Text("All files")
      Rows(files, id: \.description) { file in
        self.made += 1
        return Row("File \(file)") { self.opened.append(file) }
      }
      Button("Delete all") {}
    }
  }

  private let app = UIKitApp()
  private let archive = Archive()

  init() {
    app.rest(after: app.wireframe.push(archive, from: app.a))
    app.forget()
  }

  private var table: UITableView? {
    (app.rig.controller(archive) as? GenericViewController)?.elements.tableView
  }

  private func text(_ row: Int) -> String? {
    table?.cellForRow(at: IndexPath(row: row, section: 0))?.accessibilityLabel
  }

  private var count: Int? {
    table.flatMap { $0.controller?.tableView($0, numberOfRowsInSection: 0) }
  }

  @Test func aScreenComesWithTheFirstRowsAlone() {
    #expect(archive.made <= 200)
    #expect(count == 100_002)
    #expect([0, 1, 100].map(text) == ["All files", "File 0", "File 99"])
    #expect([101, 100_000, 100_001].map(text) == ["…", "…", "Delete all"])
  }

  @Test func rowsComeIntoSight() async {
    archive.made = 0
    let reloads = table?.timesReloaded
    table?.userScrolls(to: 50_001)
    #expect(text(50_001) == "…")

    await expectEventually { text(50_001) == "File 50000" }

    #expect((50_001..<50_016).map(text) == (50_000..<50_015).map { "File \($0)" })
    #expect(archive.made <= 500)
    #expect(table?.timesReloaded == reloads)
    table?.userTaps(50_001)
    #expect(archive.opened == [50_000])
    table?.userScrolls(to: 1)
    await expectEventually { text(1) == "File 0" }
    app.assertJourney()
  }

  @Test func rowsFollowTheirData() async {
    table?.userScrolls(to: 1)
    let reloads = table?.timesReloaded
    archive.files.swapAt(0, 1)
    app.stage.contentChanged(of: archive)
    #expect([1, 2].map(text) == ["File 1", "File 0"])
    #expect(table?.timesReloaded == reloads)

    archive.files.removeFirst(99_990)
    app.stage.contentChanged(of: archive)

    #expect(count == 12)
    #expect(table?.timesReloaded == reloads.map { $0 + 1 })
    #expect([1, 11].map(text) == ["File 99990", "Delete all"])
  }

  @Test func whatElseTheUserDoesMakesNoRows() {
    table?.userScrolls(to: 1)
    let (reloads, cell) = (table?.timesReloaded, text(1))
    archive.made = 0

    app.rest(after: app.wireframe.presentAlert(.init(title: "Sure?"), from: archive))
    app.rest(after: app.alert?.userTaps(0))
    app.rest(after: app.rig.tabs?.userTaps(1))
    app.rest(after: app.rig.tabs?.userTaps(0))
    let modal = app.present("Modal", from: archive)
    app.rest(after: app.rig.controller(modal)?.navigationItem.rightBarButtonItem?.userTaps())

    let cover = PlainScreen("Cover")
    cover.style = .fullScreen
    app.rest(after: app.wireframe.presentModally(cover, from: archive))
    #expect(count == 100_002)
    app.rest(after: app.wireframe.dismiss(cover))

    #expect(archive.made <= 1_000)
    #expect(table?.timesReloaded == reloads)
    #expect(text(1) == cell)
    app.assertJourney()
  }
}

/// Views that draw their content while a page moves.
@MainActor struct ContentPaintingTests {
  @Test func aPageIsDrawnBeforeItSlidesIn() {
    let app = UIKitApp(configure: { $0.register(PlainScreen.self) { _ in UIViewController() } })
    let (form, other) = (FormScreen(), FormScreen())

    app.wireframe.push(form, from: app.a)
    let first = app.rig.controller(form) as? GenericViewController
    #expect(first?.elements.rows.elements.count == 6)
    app.rest()
    app.wireframe.push(other, from: form)

    let next = app.rig.controller(other) as? GenericViewController
    #expect(next?.elements.rows.elements.count == 6)
    #expect(next?.transitionCoordinator != nil)
  }
}

/// The actions of a row in a table.
@MainActor struct RowActionTests {
  private let app = UIKitApp()
  private let inbox = MailboxScreen()

  init() {
    app.rest(after: app.wireframe.push(inbox, from: app.a))
    app.forget()
  }

  private var table: UITableView? {
    (app.rig.controller(inbox) as? GenericViewController)?.elements.tableView
  }

  @Test func areRevealedByASwipeAndInTheMenuAndSpoken() throws {
    let table = try #require(table)
    let menu = try #require(table.userHolds(0))
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    let spoken = try #require(cell?.accessibilityCustomActions)

    #expect(table.userSwipes(0, fromTrailing: false).map(\.title) == ["Unread"])
    #expect(table.userSwipes(1, fromTrailing: true).map(\.title) == ["Archive"])
    let actions = table.userSwipes(0, fromTrailing: true)
    #expect(actions.map(\.title) == ["Archive", "Delete"])
    #expect(actions.map(\.backgroundColor) == [nil, .systemRed])
    #expect(menu.children.map(\.title) == ["Archive", "Delete", "Unread", "Reply"])
    #expect(table.userHolds(3) == nil)
    #expect(spoken.map(\.name) == ["Empty"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.accessibilityCustomActions == [])
    (menu.children[3] as? UIAction)?.run()
    #expect(spoken[0].run())
    actions[0].run(on: table)

    #expect(inbox.mails == ["Invoice"])
    app.assertJourney()
  }
}

/// A search: the rows around its field change with each letter.
@Observable
@MainActor
final class TypingScreen: RootLevelRepresentable {
  let title = "Search"
  private(set) var text = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    if !text.isEmpty { Text("Above \(text.count)") }
    Field("Words", text: text) { self.text = $0 }.id("Words")
    if text.isEmpty {
      Text("Categories")
      Text("More of them")
    } else {
      Progress("Searching")
    }
  }
}

extension UIKitApp {
  /// The field of the typing screen.
  func field(of screen: TypingScreen) -> UITextField? {
    let page = rig.controller(screen) as? GenericViewController
    return page?.elements.cell(named: "Words")?.fieldInside
  }
}

extension UIView {
  var fieldInside: UITextField? {
    self as? UITextField ?? subviews.lazy.compactMap(\.fieldInside).first
  }
}

@MainActor struct TypingTests {
  /// `reloadData` takes the first responder away: monazsh.com/2015/03/27.
  @Test func aFieldKeepsTheKeyboardWhileTheRowsAroundItChange() throws {
    let app = UIKitApp()
    let screen = TypingScreen()
    app.rest(after: app.wireframe.push(screen, from: app.a))
    let field = try #require(app.field(of: screen))

    for text in ["a", "ab", ""] {
      app.rest(after: field.userTypes(text))

      #expect(app.field(of: screen) === field, "\(text)")
      #expect(field.isFirstResponder, "\(text)")
      #expect(screen.text == text)
    }
    app.assertJourney()
  }
}

/// A field of several lines in a table.
@MainActor struct LongFieldTests {
  @Test func keepsTheLinesThatTheUserTypes() throws {
    let (app, screen) = (UIKitApp(), DraftScreen())
    app.rest(after: app.wireframe.push(screen, from: app.a))
    app.forget()
    let page = try #require(app.rig.controller(screen) as? GenericViewController)
    let field = try #require(page.elements.cell(named: "Message")?.longField)
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 60)

    app.rest(after: field.userTypes("Dear Ada,\nsee you\n3\n4\n5"))
    #expect(page.elements.cell(named: "Message")?.longField === field && field.isFirstResponder)
    #expect(field.accessibilityLabel == "Message")
    let prompt = field.subviews.compactMap { $0 as? UILabel }
    #expect(prompt.map(\.adjustsFontForContentSizeCategory) == [true])
    #expect(!field.isScrollEnabled)
    app.rest(after: field.userTypes("1\n2\n3\n4\n5\n6"))
    #expect(field.isScrollEnabled)

    #expect(try #require(field.window).userPresses("\r", .command))
    #expect(screen.sent == ["1\n2\n3\n4\n5\n6"])
    app.rest(after: app.stage.perform(.tap("Discard")))
    #expect(field.text.isEmpty)
    app.assertJourney()
  }
}

extension UIView {
  fileprivate var longField: LongField? {
    self as? LongField ?? subviews.lazy.compactMap(\.longField).first
  }
}
