#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The root of the window: the base, and the player above it.
///
/// Everything else is presented from it, so a player that covers the base stands below modals.
@MainActor
final class RootController: UIViewController {
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
  /// A closure for when it has come to a window, before which nothing can be presented from it.
  var onAppearance: (@MainActor () -> Void)?
  /// A closure for when there is more or less room.
  var onTraitChange: (@MainActor () -> Void)?
  private var base: UIViewController?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

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

  /// Puts another container in the place of the base.
  func show(_ controller: UIViewController) {
    base?.detach()
    base = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
    if hasPlayer { player.bringForward() }
  }
}
#endif
