import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// The menus that SwiftUI shows.
@MainActor
struct MenuTests {
  private let model = StageModel()
  private let rig: KeyRig

  init() {
    rig = KeyRig(backend: model)
  }

  private func item(_ title: String) throws -> StagePicture.MenuItem {
    try #require(model.menus.items.first { $0.title == title })
  }

  @Test func containTheItemsOfThePicture() {
    #expect(model.menus.items == rig.stage.picture.menuItems)
    #expect(model.menus.items(in: "File").map(\.title) == ["Write"])
    #expect(model.menus.otherTitles == [])
  }

  @Test func performActions() throws {
    model.perform(try item("Archive"))
    model.perform(try item("Unread only"))
    model.perform(try item("Write"))

    rig.expectLog(
      matches: """
        > tap "Archive"
        > toggle "Unread only"
        > tap "Write"
          present KeyScreen "New mail" over KeyScreen "Inbox" as sheet, dismiss button Done
        """)
    #expect(try !item("Unread only").isEnabled)
  }

  @Test func leavePlainKeysToAFieldThatHasTheFocus() throws {
    let (flag, write) = (try item("Flag"), try item("Write"))
    model.menus.isTyping = true

    #expect(model.menus.shortcut(of: flag) == nil)
    #expect(model.menus.shortcut(of: write) == .init("n"))
  }

  @Test func moveTheFocusIntoTheSearchField() throws {
    model.perform(try item("Words"))

    #expect(model.menus.fieldToFocus?.kind == "field")
    rig.expectLog(matches: "")
  }
}
