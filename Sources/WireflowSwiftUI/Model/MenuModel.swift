import Observation
package import Wireflow
package import WireflowInteraction

/// The menus of an app as SwiftUI shows them.
@Observable @MainActor
package final class MenuModel {
  /// The items of all menus.
  package internal(set) var items: [StagePicture.MenuItem] = []
  /// The field that the user types into, which then handles the keys that edit text.
  package private(set) var editedField: StagePicture.Element.ID?
  /// True while the user types into a field.
  package var isTyping: Bool { editedField != nil }
  /// The field that is about to receive the focus.
  package var fieldToFocus: StagePicture.Element.ID?

  /// Records that a field has got or lost the focus, the latter possibly after another one has got it.
  package func focusChanged(of field: StagePicture.Element.ID, isFocused: Bool) {
    if isFocused {
      editedField = field
    } else if editedField == field {
      editedField = nil
    }
  }

  /// Returns the items of the menu with a title.
  package func items(in title: String) -> [StagePicture.MenuItem] {
    items.filter { $0.menu == title }
  }

  /// The titles of the menus that are neither the system's nor in every app.
  package var otherTitles: [String] {
    var titles: [String] = []
    for title in items.compactMap(\.menu)
    where !titles.contains(title) && !MenuWords.menus.contains(title) {
      titles.append(title)
    }
    return titles
  }

  /// Returns the current shortcut of an item.
  package func shortcut(
    of item: StagePicture.MenuItem
  ) -> ScreenContent.Shortcut? {
    item.shortcut.flatMap { isTyping && !$0.worksWhileTyping ? nil : $0 }
  }
}

extension StageModel {
  /// The menus.
  package var menus: MenuModel { work.menus }

  /// Carries out an item's effect, if it is still possible.
  package func perform(_ item: StagePicture.MenuItem) {
    switch item.effect {
    case .perform(let action, let target): perform(action, on: target)
    case .focus(let id): menus.fieldToFocus = id
    case nil: break
    }
  }
}
