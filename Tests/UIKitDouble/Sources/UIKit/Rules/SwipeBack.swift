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
