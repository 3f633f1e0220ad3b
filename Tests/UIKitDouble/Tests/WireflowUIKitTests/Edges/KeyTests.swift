import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// Keys and the menu bar.
@Suite @MainActor
struct KeyTests {
  private let app = UIKitKeyApp()

  @Test func performActionsOfThePicture() {
    let isTaken = [
      app.press("e"), app.press("u", [.command, .shift]), app.press(" ", []), app.press("2"),
      app.press("n"), app.press("q"),
    ]

    #expect(isTaken == [true, true, true, true, true, false])
    app.expectLog(
      matches: """
        > tap "Archive"
        > toggle "Unread only"
        > tap "Flag"
        > select "Sent"
          select Sent
        > tap "Write"
          present KeyScreen "New mail" over KeyScreen "Sent" as sheet, dismiss button Done
        """)
  }

  @Test func reachTheAppThroughASheet() {
    app.press("n")
    app.rest()
    _ = app.newLog()

    #expect(!app.press("n"))
    #expect(app.press(UIKeyCommand.inputEscape, []))
    app.expectLog(
      matches: """
        > dismiss
          dismiss KeyScreen "New mail"
        """)
  }

  @Test func leavePlainKeysToAFieldThatHasTheFocus() throws {
    #expect(app.press("f"))
    let field = try #require(app.field)
    #expect(field.isFirstResponder)

    app.press(" ", [])
    app.press("e")

    app.expectLog(
      matches: """
        > type " " into "Words"
        > tap "Archive"
        """)
    #expect(!app.press(UIKeyCommand.inputEscape, []))
  }

  @Test func areTheMenuBarWhereTheAppBuildsIt() throws {
    let bar = MenuBarDouble()
    app.backend.buildMenu(with: bar)

    #expect(
      bar.inserted.map { "\($0.place.rawValue) \($0.menu.title)" } == [
        "window Actions", "file ", "view ", "window Go",
      ])
    #expect(
      bar.commands.map(\.title) == [
        "Archive", "Flag", "Empty trash", "Write", "Unread only", "Refresh", "Inbox", "Sent",
        "Back",
      ])
    #expect(app.rig.window.userChooses(try #require(bar.commands.first { $0.title == "Write" })))
    app.rest()
    for command in bar.commands { #expect(!app.rig.window.userChooses(command)) }
    app.expectLog(
      matches: """
        > tap "Write"
          present KeyScreen "New mail" over KeyScreen "Inbox" as sheet, dismiss button Done
        """)
  }

  @Test func rebuildMenusOnlyWhenTitlesChange() {
    let bar = MenuBarDouble()
    app.backend.buildMenu(with: bar)
    let before = UIMenuSystem.main.rebuilds
    let validated = UIMenuSystem.main.revalidations

    app.stage.perform(.toggle("Unread only"))
    app.stage.contentChanged(of: app.flow.inbox)
    #expect(UIMenuSystem.main.rebuilds == before)
    #expect(UIMenuSystem.main.revalidations > validated)

    app.stage.perform(.select("Sent"))
    #expect(UIMenuSystem.main.rebuilds == before + 1)
  }

  @Test func leaveContextMenusAlone() {
    let bar = MenuBarDouble(of: .context)
    app.backend.buildMenu(with: bar)

    #expect(bar.inserted.isEmpty)
  }

  /// A picture costs something at each change.
  @Test func watchNothingWithoutMenus() {
    let app = UIKitApp()

    #expect(app.backend.root.menus.isWatching == false)
  }
}

/// The mail app in a window of the double.
@MainActor
private final class UIKitKeyApp: LoggingRig {
  let scheduler = ManualScheduler()
  let rig: UIKitRig
  let flow: KeyFlow
  private let controller: ApplicationController
  private let reader: LogReader

  init() {
    rig = UIKitRig(
      .asynchronous, scheduler: scheduler, usesBottomAccessory: false, sizeClass: .compact,
      system: 26)
    let wireframe = TabBarWireframe(stage: Stage(backend: rig.backend, scheduler: scheduler))
    flow = KeyFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    reader = LogReader(controller.stage.log)
    controller.finishLaunching()
    rest()
    _ = newLog()
  }

  var stage: Stage { controller.stage }
  var backend: UIKitBackend { rig.backend }
  var field: UITextField? {
    (backend.viewController(for: flow.inbox) as? any AnchorProviding)?.anchorView(for: "Words")
      .flatMap { field(in: $0) }
  }

  func newLog() -> String { reader.newText() }
  func rest() { scheduler.advance(by: .seconds(3)) }

  @discardableResult
  func press(_ input: String, _ flags: UIKeyModifierFlags = .command) -> Bool {
    rig.window.userPresses(input, flags)
  }

  private func field(in view: UIView) -> UITextField? {
    view as? UITextField ?? view.subviews.lazy.compactMap { self.field(in: $0) }.first
  }
}
