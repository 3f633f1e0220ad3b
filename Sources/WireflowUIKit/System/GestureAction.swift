#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The action of a gesture recognizer, which retains it.
///
/// UIKit calls a selector. The double of UIKit on Linux has no selectors, and calls the function.
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

  /// Creates a tap recognizer that performs the action.
  func makeTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(recognized(_:)))
  }

  /// Creates a swipe recognizer that performs the action.
  func makeSwipe() -> UISwipeGestureRecognizer {
    UISwipeGestureRecognizer(target: self, action: #selector(recognized(_:)))
  }
}
#else
extension GestureAction: UIGestureTarget {
  func recognized(_ recognizer: UIGestureRecognizer) { act() }
  func makeTap() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self) }
  func makeSwipe() -> UISwipeGestureRecognizer { UISwipeGestureRecognizer(target: self) }
}
#endif
#endif
