#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A keeper of a stack's swipe recognizers, whose delegate many screens replace by themselves.
///
/// The stack stays their delegate, so that no swipe bypasses a guard, and asks the others. UIKit's own
/// delegate knows the sliders and scroll views under a finger. It is never asked whether a swipe may
/// begin, because it allows none while a stack has animations of its own.
@MainActor
final class SwipeKeeper {
  private struct Others {
    /// UIKit's own delegate.
    weak var system: (any UIGestureRecognizerDelegate)?
    /// The screen that has put itself into the delegate's place.
    weak var screen: (any UIGestureRecognizerDelegate)?
  }

  private var known: [ObjectIdentifier: Others] = [:]

  /// Makes the stack the delegate of a recognizer again, and remembers the previous delegate.
  func keep(
    _ recognizer: UIGestureRecognizer?,
    for stack: any UIGestureRecognizerDelegate
  ) {
    guard let recognizer, recognizer.delegate !== stack else { return }
    let place =
      recognizer.delegate is UIViewController ? \Others.screen : \Others.system
    known[ObjectIdentifier(recognizer), default: Others()][keyPath: place] = recognizer.delegate
    recognizer.delegate = stack
  }

  /// Returns the delegates that a recognizer had before.
  func others(of recognizer: UIGestureRecognizer) -> [any UIGestureRecognizerDelegate] {
    let others = known[ObjectIdentifier(recognizer)]
    return [others?.system, others?.screen].compactMap(\.self)
  }

  /// Returns true if no screen took over a recognizer, or if that screen lets it begin.
  func screenAllows(_ recognizer: UIGestureRecognizer) -> Bool {
    known[ObjectIdentifier(recognizer)]?.screen?.allows(recognizer) ?? true
  }
}

// A delegate of UIKit may lack each method. The double of UIKit on Linux has a default for each.
#if canImport(ObjectiveC)
extension UIGestureRecognizerDelegate {
  fileprivate func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin?(recognizer) ?? true
  }

  func allows(_ recognizer: UIGestureRecognizer, receiving touch: UITouch) -> Bool {
    gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
  }

  func mustWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false }

  func mustFail(
    _ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false }
}
#else
extension UIGestureRecognizerDelegate {
  fileprivate func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin(recognizer)
  }

  func allows(_ recognizer: UIGestureRecognizer, receiving touch: UITouch) -> Bool {
    gestureRecognizer(recognizer, shouldReceive: touch)
  }

  func mustWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldRequireFailureOf: other) }

  func mustFail(
    _ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) }
}
#endif
#endif
