#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

/// The app's animations for its transition styles.
@MainActor
final class TransitionRegistry {
  fileprivate var makers:
    [TransitionStyle: @MainActor () -> any UIViewControllerAnimatedTransitioning] =
      [:]
  fileprivate var modalMakers:
    [TransitionStyle: @MainActor () -> any UIViewControllerTransitioningDelegate] = [:]
  /// True if the system supports zoom transitions.
  var hasZoom = SystemFeatures().hasZoom
  /// Returns true if the user's fingers may move a zoomed page or modal back into its element.
  var mayZoomBack: (@MainActor (UIViewController) -> Bool)?
  /// The pages, held weakly, with the style with which each arrived, reused when it leaves.
  private var arrivals: [(page: () -> UIViewController?, style: TransitionStyle)] = []

  /// Records the style of an arriving page, and sets up the system's zoom if the style asks for it.
  func prepare(
    _ page: UIViewController, for style: TransitionStyle?, from source: UIViewController?
  ) {
    arrivals.removeAll { $0.page() == nil || $0.page() === page }
    guard let style else { return }
    arrivals.append(({ [weak page] in page }, style))
    page.zoom(by: style, from: source, in: self)
  }

  /// Sets up the transition of a modal, and returns an object that the modal must retain.
  func prepareModal(
    _ modal: UIViewController, for style: TransitionStyle, from source: UIViewController?
  ) -> AnyObject? {
    if modal.zoom(by: style, from: source, in: self) { return nil }
    let make = modalMakers[style]
    guard make == nil || UIAccessibility.isReduceMotionEnabled else {
      let delegate = make?()
      modal.transitioningDelegate = delegate
      return delegate
    }
    if style == .crossDissolve || make != nil { modal.modalTransitionStyle = .crossDissolve }
    return nil
  }

  /// Returns the animation for a style, or a cross-dissolve with Reduce Motion.
  func animator(for style: TransitionStyle) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let make = makers[style] else { return style == .crossDissolve ? CrossDissolve() : nil }
    return UIAccessibility.isReduceMotionEnabled ? CrossDissolve() : make()
  }

  /// Returns the style with which a page arrived, and removes it.
  func takeArrival(of page: UIViewController) -> TransitionStyle? {
    arrivals.firstIndex { $0.page() === page }.map { arrivals.remove(at: $0).style }
  }
}

extension UIKitBackend {
  /// Shows pushes and pops of a style with your own animation.
  ///
  /// ```swift
  /// backend.register(.flip) { FlipAnimation() }
  /// ```
  ///
  /// A page leaves with the style of its arrival, unless the request names another one. Styles
  /// without an animation, and swipes back, look as usual in UIKit. With Reduce Motion, the
  /// animation is a cross-dissolve.
  public func register(
    _ style: TransitionStyle,
    _ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    animators.makers[style] = make
  }

  /// Shows modals of a style with your own transition, both when they appear and when they leave.
  ///
  /// ```swift
  /// backend.register(.slide, modal: { SlideTransition() })
  /// ```
  ///
  /// The backend retains the delegate as long as the modal is presented. With Reduce Motion, the
  /// modal fades.
  public func register(
    _ style: TransitionStyle,
    modal make: @escaping @MainActor () -> any UIViewControllerTransitioningDelegate
  ) {
    animators.modalMakers[style] = make
  }

  /// Returns the animation for a change of a stack.
  func animator(
    for operation: UINavigationController.Operation, from page: UIViewController, bySwipe: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The user may still cancel a swipe.
    let arrival = operation == .pop && !bySwipe ? animators.takeArrival(of: page) : nil
    guard let style = motion.style ?? arrival else { return nil }
    return animators.animator(for: style)
  }
}

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

extension TransitionStyle {
  /// A zoom of the new screen out of an element of the previous screen, on iOS 18 and later.
  ///
  /// ```swift
  /// wireframe.push(book, from: self, transition: .zoom(from: "emma"))
  /// ```
  ///
  /// The element belongs to a screen that is drawn from its content, or to an ``AnchorProviding``
  /// view controller that provides its view. Without such a view, and on older systems, the screen
  /// appears as usual.
  /// - Parameter element: the label or the identifier of the element.
  public static func zoom(from element: String) -> TransitionStyle {
    TransitionStyle(zoomPrefix + element)
  }

  /// The label of the element from which a screen zooms.
  var zoomElement: String? {
    name.hasPrefix(Self.zoomPrefix) ? String(name.dropFirst(Self.zoomPrefix.count)) : nil
  }

  private static let zoomPrefix = "zoom from "
}

extension UIViewController {
  /// Sets up the system's zoom out of an element of another controller, and returns false if that
  /// is impossible.
  @discardableResult
  func zoom(
    by style: TransitionStyle, from source: UIViewController?, in animators: TransitionRegistry
  ) -> Bool {
    guard animators.hasZoom, let element = style.zoomElement, #available(iOS 18.0, visionOS 2.0, *),
      let provider = source as? any AnchorProviding, provider.anchorView(for: element) != nil
    else { return false }
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [weak self, weak animators] context in
      guard context.willBegin, let self else { return context.willBegin }
      return animators?.mayZoomBack?(self) ?? true
    }
    preferredTransition = .zoom(options: options) { [weak provider] _ in
      provider?.anchorView(for: element)
    }
    return true
  }
}
#endif
