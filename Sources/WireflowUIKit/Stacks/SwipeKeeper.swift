#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A keeper of a stack's swipe recognizers, whose delegate many screens replace by themselves.
///
/// The stack stays the delegate of `interactivePopGestureRecognizer`, so that no swipe bypasses a
/// guard, and also asks the screen.
@MainActor
final class SwipeKeeper {
  private struct Other {
    weak var delegate: (any UIGestureRecognizerDelegate)?
  }

  private var others: [ObjectIdentifier: Other] = [:]

  /// Makes the stack the delegate of a recognizer again, and remembers the previous delegate.
  func keep(
    _ recognizer: UIGestureRecognizer?,
    for stack: any UIGestureRecognizerDelegate
  ) {
    guard let recognizer, recognizer.delegate !== stack else { return }
    // The first delegate is UIKit itself, whose rules the stack replaces by its own.
    if let other = recognizer.delegate as? UIViewController {
      others[ObjectIdentifier(recognizer)] = Other(
        delegate: other as? any UIGestureRecognizerDelegate)
    }
    recognizer.delegate = stack
  }

  /// Returns true if no screen took over the recognizer, or if that screen lets it begin.
  func others(allow recognizer: UIGestureRecognizer) -> Bool {
    others[ObjectIdentifier(recognizer)]?.delegate?.allows(recognizer) ?? true
  }
}
#endif
