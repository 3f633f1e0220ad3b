#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A scroll view that stops at pages, and asks before the user's finger moves one.
@MainActor
final class PageScrollView: UIScrollView {
  /// Returns true if the finger may move the page, given whether it uncovers what lies to the right.
  var mayTurn: (@MainActor (_ toRight: Bool) -> Bool)?
  /// Turns the page for a swipe with three fingers, by which VoiceOver scrolls.
  var onScroll: (@MainActor (_ toRight: Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let velocity = panGestureRecognizer.velocity(in: self)
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    return mayTurn?(velocity.x < 0) ?? false
  }

  /// Leaves the page to the stage: by itself UIKit would scroll to one that is not there.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .left: onScroll?(true)
    case .right: onScroll?(false)
    case .next: onScroll?(!isRightToLeft)
    case .previous: onScroll?(isRightToLeft)
    case .up, .down: return false
    @unknown default: return false
    }
    return true
  }
}
#endif
