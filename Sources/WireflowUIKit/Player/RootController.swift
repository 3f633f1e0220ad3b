#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The root of a window, with the base and the player above it.
///
/// The backend presents modals from it, so they appear above a player that covers the base.
@MainActor
final class RootController: FrontController {
  /// The player above the base, created on first use.
  private(set) lazy var player = {
    hasPlayer = true
    return PlayerOverlay(in: self)
  }()
  /// True after the first player.
  private(set) var hasPlayer = false
  /// The visible player.
  var shownPlayer: ShownPlayer? { hasPlayer ? player.shown : nil }
  /// A closure that runs when the user presses the player's bar.
  var onPlayerPress: (@MainActor () -> Void)?
  /// A closure for the escape gesture of VoiceOver, which returns false if it has no effect.
  var onEscape: (@MainActor () -> Bool)?
  /// A closure for the magic tap of VoiceOver, which returns false if it has no effect.
  var onMagicTap: (@MainActor () -> Bool)?
  /// A closure that runs when the controller appears in a window and can present modals.
  var onAppearance: (@MainActor () -> Void)?
  /// A closure that runs when the size class changes.
  var onTraitChange: (@MainActor () -> Void)?
  /// A closure that runs when the window is about to change its size.
  var onResize: (@MainActor (any UIViewControllerTransitionCoordinator) -> Void)?

  /// The keyboard shortcuts and menus of the app.
  let menus = MenuKeeper()

  override var keyCommands: [UIKeyCommand]? { menus.keyCommands }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard action == Self.menuItemSelector, let command = sender as? UICommand else {
      return super.canPerformAction(action, withSender: sender)
    }
    return menus.allows(command)
  }

  override func validate(_ command: UICommand) {
    if command.action == Self.menuItemSelector {
      menus.validate(command)
    } else {
      super.validate(command)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (root: RootController, _) in
      root.onTraitChange?()
    }
    registerForTraitChanges([UITraitActiveAppearance.self]) { (root: RootController, _) in
      if root.traitCollection.activeAppearance == .active { root.menus.comeToFront() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance?()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    onResize?(coordinator)
  }

  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

  override func accessibilityPerformMagicTap() -> Bool { onMagicTap?() ?? false }

  override func show(_ controller: UIViewController) {
    super.show(controller)
    if hasPlayer { player.bringForward() }
  }
}
#endif
