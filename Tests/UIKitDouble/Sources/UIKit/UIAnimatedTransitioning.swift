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
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
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

/// Drives a transition by the finger of the user, which may finish or cancel it.
///
/// It takes an animator of one's own, too, and finishes or cancels through the context:
/// Apple's pages of `UIViewControllerInteractiveTransitioning` and of `cancel()`.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  public private(set) var percentComplete: CGFloat = 0
  private weak var context: (any UIViewControllerContextTransitioning)?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }
  open func finish() { context?.finishInteractiveTransition() }
  open func cancel() { context?.cancelInteractiveTransition() }
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

  /// The transition that a finger drives.
  weak var running: RunningTransition?

  var transitionWasCancelled: Bool { running?.isCancelled ?? false }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { running?.release(cancelled: false) }
  func cancelInteractiveTransition() { running?.release(cancelled: true) }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func completeTransition(_ didComplete: Bool) {}
}
