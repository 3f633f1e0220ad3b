#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A container with one view controller in front.
///
/// The system asks only containers about the status bar, the home indicator and the orientation.
/// The container therefore returns the preferences of the screen in front.
@MainActor
class FrontController: UIViewController {
  private(set) var front: UIViewController?
  /// Returns the view controller of the screen in front, if that is not simply `front`.
  var frontScreen: (@MainActor () -> UIViewController?)?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  private var speaker: UIViewController? { frontScreen?() ?? front }

  /// Replaces the view controller in front.
  func show(_ controller: UIViewController) {
    guard front !== controller else { return }
    front?.detach()
    front = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
    wishesChanged()
  }

  /// Makes the system read the preferences of the screen in front again.
  func wishesChanged() {
    updateStatusBar()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  #if !os(visionOS)
  override var childForStatusBarStyle: UIViewController? { speaker }
  override var childForStatusBarHidden: UIViewController? { speaker }
  #endif
  override var childForHomeIndicatorAutoHidden: UIViewController? { speaker }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { speaker }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    speaker?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
#endif
