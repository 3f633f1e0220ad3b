#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The delegate of a stack's swipe recognizer, whose place many screens take by themselves.
///
/// It takes its place back, so that no swipe bypasses a guard, and asks the others. UIKit's own
/// delegate knows the sliders and scroll views under a finger. It is never asked whether a swipe may
/// begin, because it allows none while a stack has animations of its own.
@MainActor
final class SwipeKeeper: NSObject {
  private weak var stack: StackController?
  /// UIKit's own delegate.
  private weak var system: (any UIGestureRecognizerDelegate)?
  /// The screen that has put itself into the delegate's place.
  private weak var screen: (any UIGestureRecognizerDelegate)?

  init(_ stack: StackController) {
    self.stack = stack
    super.init()
  }

  /// Becomes the delegate of the recognizer again, and remembers the previous delegate.
  func keep(_ recognizer: UIGestureRecognizer?) {
    guard let recognizer else { return }
    let other = recognizer.delegate
    guard other !== self else { return }
    if other is UIViewController { screen = other } else { system = other }
    recognizer.delegate = self
  }

  private var others: [any UIGestureRecognizerDelegate] { [system, screen].compactMap(\.self) }
}

extension SwipeKeeper: UIGestureRecognizerDelegate {
  /// Answers without side effects, because UIKit asks before it recognizes a swipe.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stack?.allowsSwipe { screen?.allows(gestureRecognizer) ?? true } ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { others.allSatisfy { $0.allows(gestureRecognizer, receiving: touch) } }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { others.contains { $0.mustWait(gestureRecognizer, for: otherGestureRecognizer) } }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { others.contains { $0.mustFail(gestureRecognizer, before: otherGestureRecognizer) } }
}

// A delegate of UIKit may lack each method. The double of UIKit on Linux has a default for each.
#if canImport(ObjectiveC)
extension UIGestureRecognizerDelegate {
  fileprivate func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin?(recognizer) ?? true
  }

  fileprivate func allows(_ recognizer: UIGestureRecognizer, receiving touch: UITouch) -> Bool {
    gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
  }

  fileprivate func mustWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false }

  fileprivate func mustFail(
    _ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false }
}
#else
extension UIGestureRecognizerDelegate {
  fileprivate func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin(recognizer)
  }

  fileprivate func allows(_ recognizer: UIGestureRecognizer, receiving touch: UITouch) -> Bool {
    gestureRecognizer(recognizer, shouldReceive: touch)
  }

  fileprivate func mustWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldRequireFailureOf: other) }

  fileprivate func mustFail(
    _ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) }
}
#endif
#endif
