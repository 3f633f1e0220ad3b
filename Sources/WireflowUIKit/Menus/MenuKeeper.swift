#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
import Wireflow
import WireflowInteraction

/// The keyboard shortcuts and menus of an app, created from the picture when UIKit asks for them.
///
/// The keeper observes the picture only if the app builds menus, because each change then costs a
/// new picture.
@MainActor
final class MenuKeeper {
  weak var backend: UIKitBackend?
  private var watch: PictureWatch?
  private var items: [StagePicture.MenuItem] = []
  /// The properties of each item that the menus show.
  private var built: [[AnyHashable?]] = []

  /// The time at which the window last came to the front.
  private(set) var lastInFront = ContinuousClock.now
  private var hasAskedForMenus = false

  /// True while the keeper observes the picture.
  var isWatching: Bool { watch != nil }

  /// The items of the current picture.
  private var currentItems: [StagePicture.MenuItem] {
    isWatching ? items : backend?.picture?.menuItems ?? []
  }

  /// The keyboard shortcuts that are in no menu of the menu bar.
  var keyCommands: [UIKeyCommand] {
    currentItems.filter { item in watch == nil || !item.isForMenuBar }
      .compactMap { $0.keyCommand() }
  }

  /// Returns true if a command can have an effect now.
  ///
  /// While the user edits a text, keys that edit it have no other effect.
  func allows(_ command: UICommand) -> Bool {
    // UIKit only asks the window in front. Before iPadOS 26, nothing else tells which one that is.
    comeToFront()
    guard let item = item(of: command), item.isEnabled else { return false }
    guard command is UIKeyCommand, let shortcut = item.shortcut, !shortcut.worksWhileTyping else {
      return true
    }
    return backend?.isTextEdited != true
  }

  /// Updates the appearance of a command, such as whether it is enabled.
  func validate(_ command: UICommand) {
    guard let item = item(of: command) else {
      command.attributes = .disabled
      return
    }
    command.attributes = item.isEnabled ? [] : .disabled
    command.state = item.isOn == true ? .on : .off
  }

  /// Performs the effect of a command.
  func perform(_ command: UICommand) {
    switch item(of: command)?.effect {
    case .perform(let action, let target): backend?.perform(action, on: target)
    case .focus(let id): backend?.edit(id)
    case nil: break
    }
  }

  /// Records that the window is in front, and makes UIKit build its menus if the menu bar lacks them.
  func comeToFront() {
    lastInFront = .now
    guard !isWatching, !hasAskedForMenus else { return }
    hasAskedForMenus = true
    UIMenuSystem.main.setNeedsRebuild()
  }

  /// Stops observing the picture while the menus of another window are in the menu bar.
  func leaveMenuBar() {
    watch?.cancel()
    watch = nil
    hasAskedForMenus = false
  }

  /// Adds the menus to the menu bar, and keeps them up to date.
  func build(with builder: any UIMenuBuilder) {
    guard builder.system == .main else { return }
    if watch == nil {
      watch = backend?.stage?.watch(rows: 0) { [weak self] picture, _ in self?.update(picture) }
    }
    built = items.map(\.built)
    var menus: [(title: String, items: [StagePicture.MenuItem])] = []
    for item in items where item.isForMenuBar {
      guard let title = item.menu else { continue }
      if let place = menus.firstIndex(where: { $0.title == title }) {
        menus[place].items.append(item)
      } else {
        menus.append((title, [item]))
      }
    }
    for menu in menus { insert(menu.items, as: menu.title, with: builder) }
  }

  private func insert(
    _ items: [StagePicture.MenuItem], as title: String, with builder: any UIMenuBuilder
  ) {
    let commands = items.map { $0.keyCommand() ?? $0.command() }
    if let identifier = Self.systemMenus[title] {
      let menu = UIMenu(title: "", options: .displayInline, children: commands)
      builder.insertChild(menu, atStartOfMenu: identifier)
    } else {
      builder.insertSibling(UIMenu(title: title, children: commands), beforeMenu: .window)
    }
  }

  private func update(_ picture: StagePicture) {
    let old = items
    items = picture.menuItems
    guard watch != nil, items != old else { return }
    if items.map(\.built) == built {
      UIMenuSystem.main.setNeedsRevalidate()
    } else {
      UIMenuSystem.main.setNeedsRebuild()
    }
  }

  private func item(of command: UICommand) -> StagePicture.MenuItem? {
    guard let id = command.propertyList as? String else { return nil }
    return currentItems.first { $0.id == id }
  }

  /// The system's own menus, by the titles that apps use for them.
  private static let systemMenus: [String: UIMenu.Identifier] = [
    MenuWords.file: .file, MenuWords.edit: .edit, MenuWords.view: .view, "Format": .format,
    "Window": .window,
    "Help": .help,
  ]
}

extension StagePicture.MenuItem {
  fileprivate var built: [AnyHashable?] { [id, title, menu, shortcut] }

  /// True if the item belongs to a menu of the menu bar.
  ///
  /// The system's menus already contain Close and Find, and refuse a second item with the same
  /// keys.
  fileprivate var isForMenuBar: Bool {
    guard let shortcut, shortcut.modifiers == .command else { return menu != nil }
    return menu != nil && shortcut.key != "w" && shortcut.key != "f"
  }

  /// Returns the command for a menu, without a keyboard shortcut.
  @MainActor
  fileprivate func command() -> UICommand {
    UICommand(
      title: title, action: RootController.menuItemSelector, propertyList: id,
      attributes: isEnabled ? [] : .disabled, state: isOn == true ? .on : .off)
  }

  /// Returns the command with its keyboard shortcut, or nil if it has none.
  @MainActor
  fileprivate func keyCommand() -> UIKeyCommand? {
    guard let shortcut else { return nil }
    return UIKeyCommand(
      title: title, action: RootController.menuItemSelector, input: shortcut.key.input,
      modifierFlags: shortcut.modifiers.flags, propertyList: id, discoverabilityTitle: title,
      attributes: isEnabled ? [] : .disabled, state: isOn == true ? .on : .off)
  }
}

// UIKit calls a selector. The double of UIKit on Linux has no selectors, and calls the function.
#if canImport(ObjectiveC)
extension RootController {
  /// The selector of all menu items and keyboard shortcuts.
  static let menuItemSelector = #selector(performMenuItem(_:))

  @objc func performMenuItem(_ command: UICommand) { menus.perform(command) }
}
#else
extension RootController: UICommandTarget {
  static let menuItemSelector = Selector("performMenuItem:")

  func perform(_ command: UICommand) { menus.perform(command) }
}
#endif

extension ScreenContent.Shortcut.Key {
  /// The key as a UIKit input string.
  var input: String {
    switch self {
    case .space: " "
    case .return: "\r"
    case .escape: UIKeyCommand.inputEscape
    case .delete: UIKeyCommand.inputDelete
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    default: name
    }
  }
}

extension ScreenContent.Shortcut.Modifiers {
  /// The modifiers as UIKit flags.
  var flags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if contains(.command) { flags.insert(.command) }
    if contains(.shift) { flags.insert(.shift) }
    if contains(.option) { flags.insert(.alternate) }
    if contains(.control) { flags.insert(.control) }
    return flags
  }
}

extension UIKitBackend {
  /// Adds the app's menus to the menu bar of iPadOS and macOS.
  ///
  /// The menus contain the app's commands, the buttons of the pages in front and the root items.
  /// The backend makes UIKit rebuild them when their titles change. Shortcuts also work without
  /// menus. If your app delegate does not use ``SceneSetup``, call this method for the backend of
  /// the window in front:
  ///
  /// ```swift
  /// override func buildMenu(with builder: any UIMenuBuilder) {
  ///   super.buildMenu(with: builder)
  ///   backend.buildMenu(with: builder)
  /// }
  /// ```
  ///
  /// UIKit refuses a key that another menu already uses. If your app uses ⌘N and supports several
  /// windows, first remove the system's item: `builder.remove(menu: .newScene)`.
  public func buildMenu(with builder: any UIMenuBuilder) { root.menus.build(with: builder) }

  /// Performs the user's action on a target of the picture.
  func perform(_ action: UserAction, on target: StagePicture.Target) {
    stage?.perform(action, on: target)
  }

  /// Moves the focus to a field, if its view controller shows it.
  ///
  /// The app's own view controllers locate their fields through ``AnchorProviding``.
  func edit(_ field: StagePicture.Element.ID) {
    guard let element = picture?.frontPages.flatMap(\.elements).first(where: { $0.id == field }),
      let screen = stage?.visibleScreens.first(where: { stage?.pictureID(of: $0) == field.screen }),
      let controller = screens.viewController(of: screen) as? any AnchorProviding
    else { return }
    controller.anchorView(for: element.name)?.firstTextInput?.becomeFirstResponder()
  }

  /// True while the user is editing text anywhere in the window.
  var isTextEdited: Bool { shownWindow?.holdsEditedText == true }
}

extension UIView {
  /// The first editable text view or text field, either this view or a descendant.
  fileprivate var firstTextInput: UIView? {
    self is any UITextInput ? self : subviews.lazy.compactMap(\.firstTextInput).first
  }

  /// True if a text inside the view has the focus.
  fileprivate var holdsEditedText: Bool {
    (isFirstResponder && self is any UITextInput) || subviews.contains(where: \.holdsEditedText)
  }
}
#endif
