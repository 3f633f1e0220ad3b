import Foundation

/// The swipe back asks whether it may begin, before it knows its direction.
///
/// - The recognizer of iOS 26 covers "the entire content area" and begins "when a person initially
///   pans horizontally": Apple's page of `interactiveContentPopGestureRecognizer`. Whether it asks
///   before it knows that is not settled by a source, so it does.
/// - A question may be followed by nothing: Apple's page of `gestureRecognizerShouldBegin(_:)`.
/// - Where nobody else answers, a hidden back button forbids the swipe: openradar 19031955.
extension UINavigationController {
  /// The user scrolls the page, for which a swipe asks and does not begin.
  public func userScrolls() {
    guard let window, window.double.system >= 26, appearance == .shown else { return }
    _ = interactiveContentPopGestureRecognizer.map { mayBegin($0) }
    _ = interactivePopGestureRecognizer.map { mayBegin($0) }
  }

  /// Returns true if a swipe may begin with a touch on a view, or beside all scrolling views.
  func mayBegin(_ recognizer: UIGestureRecognizer, on touched: UIView? = nil) -> Bool {
    guard let delegate = recognizer.delegate else {
      return stack.last?.navigationItem.hidesBackButton == false
    }
    guard let touched = touched ?? stack.last?.view,
      delegate.gestureRecognizer(recognizer, shouldReceive: UITouch(touched)),
      delegate.gestureRecognizerShouldBegin(recognizer)
    else { return false }
    return !touched.scrollViewsAround.contains { scroll in
      let pan = scroll.panGestureRecognizer
      return scroll.canScrollBack
        && delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: pan)
    }
  }
}

/// UIKit's own delegate of both swipes, whose answers get lost with it.
///
/// - "The new recognizer comes with its own delegate": software-mansion/react-native-screens#3141.
/// - A slider moves with the finger, and nothing is popped: tattn/SwipeTransition#19.
/// - The swipe waits for a scroll view that is not at its leading edge: pingdotgg/t3code#9493.
/// - It lets no swipe begin where the navigation controller's delegate has a method for animations:
///   software-mansion/react-native-screens#3173.
final class SwipeRules: NSObject, UIGestureRecognizerDelegate {
  weak var stack: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stack?.delegate == nil && stack?.stack.last?.navigationItem.hidesBackButton == false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UISlider) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}

@MainActor
open class UISlider: UIControl {}

extension UIView {
  fileprivate var scrollViewsAround: [UIScrollView] {
    [self as? UIScrollView].compactMap(\.self) + (superview?.scrollViewsAround ?? [])
  }
}

extension UIScrollView {
  fileprivate var canScrollBack: Bool { isScrollEnabled && contentOffset.x > 0 }
}

/// A scroll view with pages stops at the next page, and tells its delegate of each stage.
///
/// - Its own view is asked before a recognizer begins: Apple's page of
///   `UIView.gestureRecognizerShouldBegin(_:)`.
/// - It "stops on multiples of the scroll view's bounds": Apple's page of `isPagingEnabled`.
/// - `scrollViewDidEndDragging(_:willDecelerate:)` comes first, and `scrollViewDidEndDecelerating(_:)`
///   only if it decelerates: Apple's pages of both.
/// - A view that leaves the window ends the touches in it: Apple's page of
///   `UIGestureRecognizer.State.cancelled`. Whether the delegate hears of that no source settles, so
///   it does not.
extension UIScrollView {
  /// The user pans to the side, and returns true if that moves the content.
  @discardableResult
  public func userBeginsDragging(toRight: Bool) -> Bool {
    // The user sees pages after their layout.
    window?.layoutIfNeeded()
    guard let window, isScrollEnabled, !window.double.isHolding, contentSize.width > bounds.width,
      bounds.width > 0
    else { return false }
    panGestureRecognizer.speed = CGPoint(x: toRight ? -500 : 500, y: 20)
    guard gestureRecognizerShouldBegin(panGestureRecognizer) else { return false }
    let start = contentOffset
    let end = start.x + (toRight ? 1 : -1) * bounds.width
    window.double.heldScroll = self
    drag = ScrollDrag(
      start: start,
      end: CGPoint(x: min(max(0, end), contentSize.width - bounds.width), y: start.y))
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset.x = (start.x + end) / 2
    return true
  }

  func release(cancelled: Bool) {
    guard let drag, let double = window?.double else {
      self.drag = nil
      return
    }
    self.drag = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    double.run(0.3, animated: true) { [weak self] in
      guard let self, window != nil else { return }
      contentOffset = cancelled ? drag.start : drag.end
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}

/// A finger that drags the content of a scroll view.
struct ScrollDrag {
  let start: CGPoint
  let end: CGPoint
}

/// A zoomed page or modal follows the user's fingers back into the view from which it came.
///
/// - Neither the recognizers of a swipe back nor a presentation's delegate decide about it, but
///   `interactiveDismissShouldBegin`: Apple's page of `UIViewController.Transition.ZoomOptions`.
/// - Whether the delegate of a presentation hears that a zoomed modal has gone no source settles, so it
///   does not.
extension UIViewController {
  /// The user drags it down or pinches it, and holds it if that may begin.
  @discardableResult
  public func userPinches() -> Bool {
    guard let transition = preferredTransition, transition.name == "zoom", let window,
      appearance == .shown, !window.double.isHolding
    else { return false }
    let context = Transition.ZoomOptions.InteractionContext()
    guard transition.options?.interactiveDismissShouldBegin?(context) ?? true else { return false }
    if let stack = navigationController, stack.topViewController === self {
      return stack.beginsPop(in: window)
    }
    guard let presenting, presented == nil, !isBeingPresented, !isBeingDismissed else {
      return false
    }
    presenting.begin(dismissing: [self], in: window, animated: true, interactive: true) { _ in }
    return true
  }
}

/// An action sheet goes when the user taps beside it, and calls the handler of its cancel action
/// alone, or none.
///
/// On iPad, and from iOS 26 on everywhere, action sheets are popovers.
/// Sources: EddyVerbruggen/cordova-plugin-actionsheet#70, toggl/mobileapp#4932 ("the cancel action is
/// only executed when the actionsheet is dismissed … there was no cancel action provided").
extension UIAlertController {
  /// The user taps beside it.
  public func userTapsBeside() {
    guard preferredStyle == .actionSheet, !isBeingPresented, !isBeingDismissed, presented == nil,
      let presenter = presenting, let window = view.window,
      window.double.system >= 26 || window.traits.horizontalSizeClass == .regular
    else { return }
    let cancel = actions.first { $0.style == .cancel }
    presenter.dismiss(animated: true) { if let cancel { cancel.handler?(cancel) } }
  }
}

/// A touch goes to the view in front at its point, of which a control hears only if it is that view.
///
/// Views that are hidden, transparent or without interaction are passed over. A tap recognizer of a
/// view around it hears of the touch, unless a control takes it.
/// Sources: Apple's pages of `UIView.hitTest(_:with:)` and of `UIGestureRecognizer`: "default
/// control actions prevent overlapping gesture recognizer behavior".
extension UIView {
  func hit(_ point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hit(inside) { return hit }
    }
    return self
  }
}

extension WindowDouble {
  /// The user touches a point, and the view that was hit is returned.
  @discardableResult
  public func userTouches(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    guard let window else { return nil }
    window.layOut()
    let hit = window.hit(CGPoint(x: x, y: y))
    if let control = hit as? UIControl, control.isEnabled {
      control.sendActions(for: .touchUpInside)
      return hit
    }
    for recognizer in hit?.recognizersAround ?? [] where recognizer is UITapGestureRecognizer {
      recognizer.recognize()
    }
    return hit
  }

  /// The user swipes over a point, and the recognizers around the hit view receive the swipe.
  public func userSwipes(_ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint) {
    guard let window else { return }
    window.layOut()
    for recognizer in window.hit(point)?.recognizersAround ?? [] {
      guard let swipe = recognizer as? UISwipeGestureRecognizer, swipe.direction == direction else {
        continue
      }
      return swipe.recognize()
    }
  }
}

extension UIView {
  /// The recognizers of the view and of its superviews, up to the first control.
  package var recognizersAround: [UIGestureRecognizer] {
    recognizers.filter(\.isEnabled) + (superview?.recognizersAround ?? [])
  }
}
