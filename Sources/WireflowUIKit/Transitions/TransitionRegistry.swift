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
  /// A page with the style with which it arrived, reused when it leaves.
  private struct Arrival {
    weak var page: UIViewController?
    let style: TransitionStyle
  }

  private var arrivals: [Arrival] = []

  /// Records the style of an arriving page, and sets up the system's zoom if the style asks for it.
  func prepare(
    _ page: UIViewController, for style: TransitionStyle?, from source: UIViewController?
  ) {
    guard let style else { return }
    arrivals.removeAll { $0.page == nil || $0.page === page }
    arrivals.append(Arrival(page: page, style: style))
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
    arrivals.firstIndex { $0.page === page }.map { arrivals.remove(at: $0).style }
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
    let arrival = operation == .pop ? animators.takeArrival(of: page) : nil
    guard let style = motion.style ?? (bySwipe ? nil : arrival) else { return nil }
    return animators.animator(for: style)
  }
}
#endif
