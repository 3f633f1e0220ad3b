#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The keeper of a stack's swipes, which screens like to take: many set themselves as the delegate
/// of `interactivePopGestureRecognizer`.
///
/// The stack stays the delegate, so that guards are not passed by, and asks the screen as well.
@MainActor
final class SwipeKeeper {
  private struct Other {
    weak var delegate: (any UIGestureRecognizerDelegate)?
  }

  private var others: [ObjectIdentifier: Other] = [:]

  /// Makes the stack the delegate of a recognizer again, and remembers who was.
  func keep(
    _ recognizer: UIGestureRecognizer?,
    for stack: any UIGestureRecognizerDelegate & UIViewController
  ) {
    guard let recognizer, recognizer.delegate !== stack else { return }
    // At first it is UIKit itself, whose rules the stack has of its own.
    if let other = recognizer.delegate as? UIViewController {
      others[ObjectIdentifier(recognizer)] = Other(
        delegate: other as? any UIGestureRecognizerDelegate)
    }
    recognizer.delegate = stack
  }

  /// Returns true if the screen that took a recognizer lets it begin, or none did.
  func others(allow recognizer: UIGestureRecognizer) -> Bool {
    others[ObjectIdentifier(recognizer)]?.delegate?.allows(recognizer) ?? true
  }
}
#endif
