#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The root of the window: the base, and the player above it.
///
/// Everything else is presented from it, so a player that covers the base stands below modals.
@MainActor
final class RootController: UIViewController {
  private(set) lazy var player = PlayerOverlay(in: self)
  private var base: UIViewController?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Puts another container in the place of the base.
  func show(_ controller: UIViewController) {
    base?.detach()
    base = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
    player.bringForward()
  }
}
#endif
