#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

/// The animations of stacks that an app has for its transition styles.
@MainActor
final class TransitionRegistry {
  var makers: [TransitionStyle: @MainActor () -> any UIViewControllerAnimatedTransitioning] = [:]

  func makeAnimator(for style: TransitionStyle) -> (any UIViewControllerAnimatedTransitioning)? {
    makers[style]?() ?? (style == .crossDissolve ? CrossDissolve() : nil)
  }
}

extension UIKitBackend {
  /// Shows pushes and pops of a style by an animation of one's own.
  ///
  /// ```swift
  /// backend.register(.zoom) { ZoomAnimation() }
  /// ```
  ///
  /// A style without one is shown as UIKit does. What the user swipes back is not animated by it.
  public func register(
    _ style: TransitionStyle,
    _ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    animators.makers[style] = make
  }

  /// The animation for the style of the transition under way.
  var animator: (any UIViewControllerAnimatedTransitioning)? {
    motion.style.flatMap { animators.makeAnimator(for: $0) }
  }
}

/// The animation by which the old fades into the new.
private final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
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
