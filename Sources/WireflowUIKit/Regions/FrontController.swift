#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A container with one view controller in front.
///
/// It passes on what the screen in front wishes of the status bar, the home indicator and the
/// orientation, about which the system asks the containers alone.
@MainActor
class FrontController: UIViewController {
  private(set) var front: UIViewController?
  /// Returns the view controller of the screen in front, if that is known better than by `front`.
  var frontScreen: (@MainActor () -> UIViewController?)?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  private var speaker: UIViewController? { frontScreen?() ?? front }

  /// Puts a view controller in front, in the place of the one that is there.
  func show(_ controller: UIViewController) {
    guard front !== controller else { return }
    front?.detach()
    front = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
    wishesChanged()
  }

  /// Has the system ask again what the screen in front wishes.
  func wishesChanged() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  override var childForStatusBarStyle: UIViewController? { speaker }
  override var childForStatusBarHidden: UIViewController? { speaker }
  override var childForHomeIndicatorAutoHidden: UIViewController? { speaker }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { speaker }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    speaker?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
#endif
