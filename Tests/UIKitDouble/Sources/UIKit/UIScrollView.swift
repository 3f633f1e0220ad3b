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
  func scrollViewWillBeginDragging(_: UIScrollView)
  func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool)
  func scrollViewDidEndDecelerating(_: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_: UIScrollView) {}
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
  public func scrollViewDidEndDecelerating(_: UIScrollView) {}
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

/// The scroll views that bars follow at the edges of a page.
///
/// A bar takes the look of its scroll edge, or minimizes, by the one that its edge is given: Apple's
/// pages of `setContentScrollView(_:for:)` and `contentScrollView(for:)`.
@MainActor
struct BarScrollViews {
  private var views: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? { views[edge.rawValue] }

  mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [NSDirectionalRectEdge.top, .bottom] where edges.contains(edge) {
      views[edge.rawValue] = view
    }
  }
}

/// A text that is edited in several lines.
///
/// Apple's page of `UITextView`: it calls `textViewDidChange(_:)` for the user's changes alone.
// https://developer.apple.com/documentation/uikit/uitextview
@MainActor
open class UITextView: UIScrollView, UITextInput {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var isEditable = true
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont?
  open var textContainerInset = UIEdgeInsets.zero
  public let textContainer = NSTextContainer()
  open var keyboardType = UIKeyboardType.default
  private var hasFocus = false

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var isFirstResponder: Bool { hasFocus }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    hasFocus = isEditable
    return hasFocus
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    hasFocus = false
    return true
  }

  /// The height of the lines that the text has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = CGFloat(text.components(separatedBy: "\n").count)
    return CGSize(width: size.width, height: lines * (font?.lineHeight ?? 0))
  }

  /// The user replaces the text.
  public func userTypes(_ text: String) {
    guard becomeFirstResponder() else { return }
    self.text = text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }
}

// https://developer.apple.com/documentation/uikit/nstextcontainer
@MainActor
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
}

// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_: UITextView)
}
