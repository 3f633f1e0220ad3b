#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The work of a gesture recognizer, which keeps it alive.
///
/// A recognizer calls a selector. The double of UIKit on Linux has none, so it calls the function.
@MainActor
final class GestureAction: NSObject {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
    super.init()
  }
}

#if canImport(ObjectiveC)
extension GestureAction {
  @objc func recognized(_ recognizer: UIGestureRecognizer) { act() }

  /// Makes a recognizer that calls the action.
  func makeTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(recognized(_:)))
  }

  /// Makes a recognizer that calls the action.
  func makeSwipe() -> UISwipeGestureRecognizer {
    UISwipeGestureRecognizer(target: self, action: #selector(recognized(_:)))
  }
}

extension UIGestureRecognizerDelegate {
  /// Returns true if the delegate lets a gesture begin, or has no opinion.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin?(recognizer) ?? true
  }
}
#else
extension GestureAction: UIGestureTarget {
  func recognized(_ recognizer: UIGestureRecognizer) { act() }
  func makeTap() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self) }
  func makeSwipe() -> UISwipeGestureRecognizer { UISwipeGestureRecognizer(target: self) }
}

extension UIGestureRecognizerDelegate {
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin(recognizer)
  }
}
#endif
#endif
