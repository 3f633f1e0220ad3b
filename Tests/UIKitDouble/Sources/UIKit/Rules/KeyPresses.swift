/// How a key finds its action.
///
/// Sources: Apple's pages of `UIKeyCommand` ("UIKit … traverses the responder chain"),
/// `wantsPriorityOverSystemBehavior` (without it, the text that is edited takes the key first),
/// `UIResponder.canPerformAction(_:withSender:)` and `UIResponder.validate(_:)` (asked before a
/// command is shown or performed), and "Adding menus and shortcuts to the menu bar and user
/// interface" (a disabled command does nothing).
extension UIWindow {
  /// The user presses a key, and something takes it or nothing does.
  @discardableResult
  public func userPresses(
    _ input: String, _ flags: UIKeyModifierFlags = [], menuBar: MenuBarDouble? = nil
  ) -> Bool {
    let edited = firstResponder(in: self)
    if let field = edited as? UITextField, !flags.contains(.command), input.count == 1 {
      field.userTypes((field.text ?? "") + input)
      return true
    }
    if let view = edited as? UITextView, !flags.contains(.command), input.count == 1 {
      view.userTypes(view.text + input)
      return true
    }
    let chain = responders(from: edited ?? frontController?.view)
    let inChain = chain.lazy.compactMap { responder in
      responder.keyCommands?.first { $0.input == input && $0.modifierFlags == flags }
    }.first
    let command =
      inChain
      ?? menuBar?.commands.lazy.compactMap { $0 as? UIKeyCommand }
      .first { $0.input == input && $0.modifierFlags == flags }
    return command.map { send($0, along: chain) } ?? false
  }

  /// The user chooses an item of the menu bar.
  @discardableResult
  public func userChooses(_ command: UICommand) -> Bool {
    send(command, along: responders(from: firstResponder(in: self) ?? frontController?.view))
  }

  /// Returns what performs a command while the window is in front.
  func target(of command: UICommand) -> UIResponder? {
    responders(from: firstResponder(in: self) ?? frontController?.view)
      .first { $0.canPerformAction(command.action, withSender: command) }
  }

  private func send(_ command: UICommand, along chain: [UIResponder]) -> Bool {
    let target = chain.first { $0.canPerformAction(command.action, withSender: command) }
    guard let target = target as? any UICommandTarget else { return false }
    target.validate(command)
    guard !command.attributes.contains(.disabled) else { return false }
    target.perform(command)
    return true
  }

  private var frontController: UIViewController? {
    var front = rootViewController
    while let next = front?.presented { front = next }
    return front
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
  }

  /// The next responder of a presented controller is its presenter: Apple's page of
  /// `UIResponder.next`.
  private func responders(from first: UIResponder?) -> [UIResponder] {
    var chain: [UIResponder] = []
    var presenting: UIViewController?
    var next = first
    while let responder = next {
      chain.append(responder)
      if let controller = responder as? UIViewController, let by = controller.presenting {
        presenting = by
      }
      next = responder.next
      if next == nil, let by = presenting {
        presenting = nil
        next = by.view
      }
    }
    return chain
  }
}

/// The menu bar, as a delegate builds it.
@MainActor
public final class MenuBarDouble: UIMenuBuilder {
  public let system: UIMenuSystem
  /// The menus that were inserted, in order, with the menu at or in which they are.
  public private(set) var inserted: [(menu: UIMenu, place: UIMenu.Identifier)] = []

  public init(of system: UIMenuSystem? = nil) { self.system = system ?? .main }

  public func insertChild(_ childMenu: UIMenu, atStartOfMenu parent: UIMenu.Identifier) {
    inserted.append((childMenu, parent))
  }

  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu sibling: UIMenu.Identifier) {
    inserted.append((siblingMenu, sibling))
  }

  public func remove(menu: UIMenu.Identifier) { inserted.removeAll { $0.place == menu } }

  /// All commands, menu by menu.
  public var commands: [UICommand] {
    inserted.flatMap { $0.menu.children.compactMap { $0 as? UICommand } }
  }
}
