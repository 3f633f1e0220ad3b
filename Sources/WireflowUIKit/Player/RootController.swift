#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The root of a window: the base, and the player above it.
///
/// The backend presents modals from it, so a player that covers the base stands below modals.
@MainActor
final class RootController: FrontController {
  /// The player above the base, made once there is one.
  private(set) lazy var player = {
    hasPlayer = true
    return PlayerOverlay(in: self)
  }()
  /// True once there has been a player.
  private(set) var hasPlayer = false
  /// The player as it is shown.
  var shownPlayer: ShownPlayer? { hasPlayer ? player.shown : nil }
  /// A closure for when the user presses the bar of the player.
  var onPlayerPress: (@MainActor () -> Void)?
  /// A closure for the escape gesture of VoiceOver, which returns false if nothing comes of it.
  var onEscape: (@MainActor () -> Bool)?
  /// A closure for the magic tap of VoiceOver, which returns false if nothing comes of it.
  var onMagicTap: (@MainActor () -> Bool)?
  /// A closure for when it has come to a window, before which nothing can be presented from it.
  var onAppearance: (@MainActor () -> Void)?
  /// A closure for when there is more or less room.
  var onTraitChange: (@MainActor () -> Void)?
  /// A closure for when the window is about to change its size.
  var onResize: (@MainActor (any UIViewControllerTransitionCoordinator) -> Void)?

  /// The keys and menus of the app.
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
