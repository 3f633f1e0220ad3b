public import Foundation

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
  func textViewDidChange(_ textView: UITextView)
}
