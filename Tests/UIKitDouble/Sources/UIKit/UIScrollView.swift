public import Foundation

@MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
  }

  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero { didSet { UIView.noteAnimated(self) } }
  open weak var delegate: (any UIScrollViewDelegate)?
  public private(set) lazy var panGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()
  /// The current drag of the user's finger.
  var drag: ScrollDrag?
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  var speed = CGPoint.zero
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// The dots of pages.
///
/// A tap beside the current dot moves it by one towards the tap, and a finger that slides along may
/// move it to any page: Apple's page of `UIPageControl` and of `allowsContinuousInteraction`. The
/// control has changed its page already when it says so.
@MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  /// The user slides to a dot, or adjusts it by VoiceOver.
  public func userMoves(to page: Int) {
    guard window != nil, (0..<numberOfPages).contains(page), page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
