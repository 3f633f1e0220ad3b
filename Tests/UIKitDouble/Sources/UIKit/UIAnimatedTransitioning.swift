public import Foundation

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let rawValue: String
  public static let from = Self(rawValue: "from")
  public static let to = Self(rawValue: "to")
}

@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  var transitionWasCancelled: Bool { get }
  func finalFrame(for vc: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
}

/// An animation of one's own, for which a navigation controller asks its delegate.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// The double ends an animation of one's own after its duration, whatever it says itself.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView

  init(from: UIViewController, to: UIViewController, in view: UIView) {
    self.from = from
    self.to = to
    containerView = view
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  var transitionWasCancelled: Bool { false }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func completeTransition(_ didComplete: Bool) {}
}
