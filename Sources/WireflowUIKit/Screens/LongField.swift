#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A field of several lines, which grows with its text up to a number of lines and then scrolls.
@MainActor
final class LongField: UITextView, UITextViewDelegate {
  private let onType: @MainActor (String) -> Void
  private let prompt = UILabel(frame: .zero)
  private lazy var least = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
  private lazy var most = heightAnchor.constraint(lessThanOrEqualToConstant: 0)

  /// Creates an empty field, which reports each change of the user's.
  init(onType: @escaping @MainActor (String) -> Void) {
    self.onType = onType
    super.init(frame: .zero, textContainer: nil)
    delegate = self
    isScrollEnabled = false
    backgroundColor = nil
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    addPrompt()
    // A text that scrolls has no height of its own, and fills the field.
    let full = heightAnchor.constraint(equalToConstant: 10_000)
    full.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([least, most, full])
  }

  required init?(coder: NSCoder) { nil }

  private func addPrompt() {
    prompt.font = font
    prompt.adjustsFontForContentSizeCategory = true
    prompt.textColor = .placeholderText
    prompt.isAccessibilityElement = false
    prompt.translatesAutoresizingMaskIntoConstraints = false
    addSubview(prompt)
    NSLayoutConstraint.activate([
      prompt.topAnchor.constraint(equalTo: topAnchor),
      prompt.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  /// Shows the current state of a field.
  func show(_ shown: StagePicture.Element.Field) {
    prompt.text = shown.prompt ?? shown.label
    accessibilityLabel = shown.label
    keyboardType = shown.keyboard.type
    if text != shown.text { text = shown.text }
    let line = font?.lineHeight ?? 0
    least.constant = line * CGFloat(shown.lines.lowerBound)
    most.constant = line * CGFloat(shown.lines.upperBound)
    fit()
  }

  private func fit() {
    prompt.isHidden = !text.isEmpty
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    isScrollEnabled = bounds.width > 0 && sizeThatFits(room).height > most.constant
  }

  func textViewDidChange(_ textView: UITextView) {
    fit()
    onType(text)
  }
}
#endif
