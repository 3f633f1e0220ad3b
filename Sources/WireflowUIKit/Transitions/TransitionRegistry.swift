#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

/// The animations that an app has for its transition styles.
@MainActor
final class TransitionRegistry {
  fileprivate var makers:
    [TransitionStyle: @MainActor () -> any UIViewControllerAnimatedTransitioning] =
      [:]
  fileprivate var modalMakers:
    [TransitionStyle: @MainActor () -> any UIViewControllerTransitioningDelegate] = [:]
  /// True if the system can zoom.
  var hasZoom = SystemFeatures().hasZoom
  /// The styles with which pages came, for when they go.
  private var arrivals: [ObjectIdentifier: TransitionStyle] = [:]

  /// Takes note of how a page comes, and lets the system zoom if the style says so.
  func prepare(
    _ page: UIViewController, for style: TransitionStyle?, from source: UIViewController?
  ) {
    guard let style else { return }
    arrivals[ObjectIdentifier(page)] = style
    page.zoom(by: style, from: source, if: hasZoom)
  }

  /// Says how a modal is to come and go, and returns what the modal has to keep for that.
  func prepareModal(
    _ modal: UIViewController, for style: TransitionStyle, from source: UIViewController?
  ) -> AnyObject? {
    if modal.zoom(by: style, from: source, if: hasZoom) { return nil }
    let make = modalMakers[style]
    guard make == nil || UIAccessibility.isReduceMotionEnabled else {
      let delegate = make?()
      modal.transitioningDelegate = delegate
      return delegate
    }
    if style == .crossDissolve || make != nil { modal.modalTransitionStyle = .crossDissolve }
    return nil
  }

  /// Returns the animation for a style, which fades with Reduce Motion.
  func animator(for style: TransitionStyle) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let make = makers[style] else { return style == .crossDissolve ? CrossDissolve() : nil }
    return UIAccessibility.isReduceMotionEnabled ? CrossDissolve() : make()
  }

  /// Returns the style with which a page came, and forgets it.
  func takeArrival(of page: UIViewController) -> TransitionStyle? {
    arrivals.isEmpty ? nil : arrivals.removeValue(forKey: ObjectIdentifier(page))
  }
}

extension UIKitBackend {
  /// Shows pushes and pops of a style by an animation of your own.
  ///
  /// ```swift
  /// backend.register(.flip) { FlipAnimation() }
  /// ```
  ///
  /// A page goes as it came, unless its going names another style. A style without an animation is
  /// shown as UIKit does, and so is a swipe back. With Reduce Motion the old fades into the new.
  public func register(
    _ style: TransitionStyle,
    _ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    animators.makers[style] = make
  }

  /// Shows modals of a style by a transition of your own, when they come and when they go.
  ///
  /// ```swift
  /// backend.register(.slide, modal: { SlideTransition() })
  /// ```
  ///
  /// The backend keeps the delegate for as long as the modal is there. With Reduce Motion the modal
  /// fades.
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
