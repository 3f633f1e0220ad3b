public import Wireflow

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
    does action: UserAction?, on target: StagePicture.ID
  ) {
    self.init(
      id: id, title: title, menu: menu, shortcut: shortcut,
      effect: action.map { .perform($0, on: .init(target)) })
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
