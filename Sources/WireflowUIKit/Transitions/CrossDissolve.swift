#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An animation that fades from the old view to the new one.
final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let new = transitionContext.viewController(forKey: .to), let view = new.view else {
      return transitionContext.completeTransition(false)
    }
    view.frame = transitionContext.finalFrame(for: new)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
#endif
