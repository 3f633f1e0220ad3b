public import Wireflow

/// The menu bar and the keyboard, derived from a picture.
extension StagePicture {
  /// The items of the menu bar, with the keys that have the same effects.
  ///
  /// These are the app's commands, the buttons and the elements with a shortcut on the pages in
  /// front, and the usual items of each app:
  ///
  /// | key | effect |
  /// |---|---|
  /// | ⌘1 to ⌘9 | selects a root item |
  /// | ⌘[ | goes back |
  /// | ⌘W | cancels the alert, closes the drawer, dismisses the modal or minimizes the player |
  /// | ⎋ | the same, but goes back first if it can |
  /// | ⌘R | taps the `Refresh` element |
  /// | ⌘F | moves the focus into the first field with the keyboard `.search` |
  /// | ⌘↩ | performs the return key's action of the first field of several lines |
  ///
  /// An element with the name of a command takes the command's place in its menu, with its key.
  ///
  /// No two items have the same key: the app's own win over the usual ones, and front elements over
  /// those behind them.
  public var menuItems: [MenuItem] {
    let own = ownItems
    var items = own + usualItems
    var taken: Set<ScreenContent.Shortcut> = []
    // Of two elements with a shortcut, often only one is enabled at a time.
    let enabled = own.indices.filter { own[$0].isEnabled }
    for place in enabled + own.indices.filter({ !own[$0].isEnabled })
      + Array(own.count..<items.count)
    {
      guard let shortcut = items[place].shortcut else { continue }
      let isFree = !shortcut.isReserved && taken.insert(shortcut).inserted
      if !isFree { items[place].shortcut = nil }
    }
    return items.filter { $0.menu != nil || $0.shortcut != nil }
  }

  /// Returns the item with a shortcut, if it is enabled.
  ///
  /// - Parameters:
  ///   - shortcut: The key that the user has pressed, with its modifiers.
  ///   - isTyping: True while a field has the focus, where only shortcuts with Command count.
  public func menuItem(
    for shortcut: ScreenContent.Shortcut, whileTyping isTyping: Bool = false
  ) -> MenuItem? {
    if isTyping, !shortcut.worksWhileTyping { return nil }
    return menuItems.first { $0.shortcut == shortcut && $0.isEnabled }
  }
}

extension StagePicture {
  /// The items of elements and commands, from the front.
  private var ownItems: [MenuItem] {
    let elements = elementsFromFront
    let reachable = [.base, .player].contains(front) ? commands : []
    let own = elements.compactMap { element in
      item(of: element, inPlaceOf: reachable.first(where: element.replaces))
    }
    let left = commands.filter { command in
      reachable.isEmpty || !elements.contains { $0.replaces(command) }
    }
    return own + left.map { item(of: $0) }
  }

  /// Returns the item of a button, of an element with a shortcut, or of one that replaces a command,
  /// or nil for other elements.
  private func item(of element: Element, inPlaceOf command: Element?) -> MenuItem? {
    let isListed =
      if element.shortcut != nil {
        element.isActive
      } else if case .button = element.kind {
        true
      } else {
        command != nil
      }
    return isListed ? item(of: element, like: command) : nil
  }

  private func item(of element: Element, like command: Element? = nil) -> MenuItem {
    MenuItem(
      element, element.name, in: element.menu ?? command?.menu ?? MenuWords.actions,
      element.shortcut ?? command?.shortcut)
  }

  /// The elements of the pages in front, from the last page to the first.
  var elementsFromFront: [Element] { frontPages.reversed().flatMap(\.elements) }

  private var usualItems: [MenuItem] {
    var items = rootItems
    if let page = frontPages.last(where: { $0.back != nil }) ?? frontPage {
      items.append(
        MenuItem(
          "back", words.back, in: MenuWords.go, .init("["), does: page.back, on: .init(page.id)))
    }
    items += waysOut
    items += usualItem(in: MenuWords.view, "r") {
      if case .refresh = $0.kind { true } else { false }
    }
    items += usualItem(in: MenuWords.edit, "f") {
      if case .field(let field) = $0.kind { field.keyboard == .search } else { false }
    }
    return items + submit
  }

  private var rootItems: [MenuItem] {
    drawer.rootItems.enumerated().map { place, root in
      let key = place < 9 ? ScreenContent.Shortcut(.init(Character("\(place + 1)"))) : nil
      var item = MenuItem(
        "\(root.id)", root.title, in: MenuWords.go, key, does: root.select, on: .init(root.id))
      item.isOn = root.isSelected
      return item
    }
  }

  /// Without anything to close, ⌘W closes the window.
  private var waysOut: [MenuItem] {
    guard let target = escapeTarget else { return [] }
    var items: [MenuItem] = []
    let closing = front == .modal ? frontPage?.dismiss : front == .base ? nil : escape
    if let closing {
      items.append(
        MenuItem("close", words.close, in: MenuWords.file, .init("w"), does: closing, on: target))
    }
    if let escape {
      items.append(
        MenuItem(
          MenuItem.escapeID, escape == frontPage?.back ? words.back : words.close, in: nil,
          .init(.escape, []), does: escape, on: target))
    }
    return items
  }

  /// Returns the item of the first matching element without a shortcut of its own.
  private func usualItem(
    in menu: String, _ key: ScreenContent.Shortcut.Key, where matches: (Element) -> Bool
  ) -> [MenuItem] {
    let element = elementsFromFront.first { $0.shortcut == nil && matches($0) }
    return element.map { [MenuItem($0, $0.name, in: $0.menu ?? menu, .init(key))] } ?? []
  }

  /// The return key itself begins a new line in a field of several lines.
  private var submit: [MenuItem] {
    let element = elementsFromFront.first {
      if case .field(let field) = $0.kind { field.isMultiline && field.submits } else { false }
    }
    guard let element else { return [] }
    return [
      MenuItem(
        "submit", words.done, in: MenuWords.edit, .init(.return), does: element.submitAction,
        on: element.target)
    ]
  }
}

extension StagePicture.Alert {
  /// The answer that changes nothing: the cancel answer, or the only one there is.
  package var escape: UserAction? { cancel ?? (answers.count == 1 ? answers[0] : nil) }
}

extension StagePicture {
  /// An item of the menu bar, with the key that has the same effect.
  public struct MenuItem: Sendable, Hashable, Identifiable {
    /// The effect of an item.
    public enum Effect: Sendable, Hashable {
      /// The user performs an action on a target, for `perform(_:on:)`.
      case perform(UserAction, on: Target)
      /// The focus moves into the field with an identifier.
      case focus(Element.ID)
    }

    /// A text that identifies the item in its picture, and the same item in later ones.
    public let id: String
    /// The title, in the app's words if there are any.
    public let title: String
    /// The title of the menu that contains it, or nil if it is only a key.
    public let menu: String?
    /// The key that has the same effect, or nil for none.
    public internal(set) var shortcut: ScreenContent.Shortcut?
    /// The effect, or nil while it is not possible.
    public let effect: Effect?
    /// True if a toggle is on or a root item is selected, or nil for other items.
    public internal(set) var isOn: Bool?

    /// True while the effect is possible.
    ///
    /// The action is then among the stage's possible actions.
    public var isEnabled: Bool { effect != nil }

    /// The action of the item, or nil if it moves the focus or is not possible.
    public var action: UserAction? {
      if case .perform(let action, _) = effect { action } else { nil }
    }
  }
}

extension StagePicture.MenuItem {
  /// The identifier of the item for Esc, which no menu contains.
  package static let escapeID = "escape"

  init(
    _ id: String, _ title: String, in menu: String?, _ shortcut: ScreenContent.Shortcut?,
    does action: UserAction?, on target: StagePicture.Target
  ) {
    self.init(
      id: id, title: title, menu: menu, shortcut: shortcut,
      effect: action.map { .perform($0, on: target) })
  }

  init(
    _ element: StagePicture.Element, _ title: String, in menu: String?,
    _ shortcut: ScreenContent.Shortcut?
  ) {
    let id = element.id
    var effect = element.action.map { Effect.perform($0, on: element.target) }
    if case .field = element.kind { effect = element.label.map { _ in .focus(id) } }
    let name = id.name ?? "\(element.name) \(id.index)"
    self.init(
      id: "\(id.screen) \(id.kind) \(name)", title: title, menu: menu, shortcut: shortcut,
      effect: effect)
    if case .toggle(_, let isOn) = element.kind { self.isOn = isOn }
  }
}

/// The titles of menus, by which backends find those that the system translates.
package enum MenuWords {
  package static let actions = "Actions"
  package static let edit = "Edit"
  package static let file = "File"
  package static let go = "Go"
  package static let view = "View"

  /// The titles of the menus.
  package static let menus = [file, edit, view, go, actions]
}
