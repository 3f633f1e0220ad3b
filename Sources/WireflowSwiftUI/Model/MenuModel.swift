import Observation
package import Wireflow
package import WireflowInteraction

/// The menus of an app as SwiftUI shows them.
@Observable @MainActor
package final class MenuModel {
  /// The items of all menus.
  package internal(set) var items: [StagePicture.MenuItem] = []
  /// True while the user types into a field, which then handles the keys that edit text.
  package var isTyping = false
  /// The field that is about to receive the focus.
  package var fieldToFocus: StagePicture.Element.ID?

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
