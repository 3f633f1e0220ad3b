import Observation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

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
  fileprivate var fieldInside: UITextField? {
    self as? UITextField ?? subviews.lazy.compactMap(\.fieldInside).first
  }
}

@Suite @MainActor
struct TypingTests {
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
    app.rig.expectNoMessages()
  }
}

/// A field of several lines in a table.
@Suite @MainActor
struct LongFieldTests {
  private let app = UIKitApp()
  private let screen = DraftScreen()

  init() {
    app.rest(after: app.wireframe.push(screen, from: app.a))
    _ = app.newLog()
  }

  private var field: LongField? {
    let page = app.rig.controller(screen) as? GenericViewController
    return page?.elements.cell(named: "Message")?.longField
  }

  @Test func keepsTheLinesThatTheUserTypes() throws {
    let field = try #require(field)

    app.rest(after: field.userTypes("Dear Ada,\nsee you"))

    #expect(self.field === field && field.isFirstResponder)
    #expect(field.accessibilityLabel == "Message")
    app.expectLog(matches: #"> type "Dear Ada,\nsee you" into "Message""#)
  }

  @Test func showsWhatTheAppChanges() throws {
    let field = try #require(field)
    field.userTypes("Dear Ada")

    app.rest(after: app.stage.perform(.tap("Discard")))

    #expect(field.text.isEmpty)
  }

  @Test func scrollsBeyondItsLastLine() throws {
    let field = try #require(field)
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 60)

    field.userTypes("1\n2\n3\n4\n5")
    #expect(!field.isScrollEnabled)
    field.userTypes("1\n2\n3\n4\n5\n6")

    #expect(field.isScrollEnabled)
  }

  @Test func submitsByCommandAndReturn() throws {
    try #require(field).userTypes("Hello")
    let window = try #require(field?.window)

    #expect(window.userPresses("\r", .command))

    #expect(screen.sent == ["Hello"])
  }
}

extension UIView {
  fileprivate var longField: LongField? {
    self as? LongField ?? subviews.lazy.compactMap(\.longField).first
  }
}
