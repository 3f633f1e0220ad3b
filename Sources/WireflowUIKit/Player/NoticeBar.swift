#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The bar of a notice, in front of the view in front.
///
/// The stage announces it, so that it takes no focus. A swipe takes it away, and VoiceOver offers the
/// same as an action.
@MainActor
final class NoticeBar: UIView {
  let id: StagePicture.ID
  private let perform: @MainActor (UserAction, StagePicture.Target) -> Void
  private lazy var swipe = GestureAction { [weak self] in self?.close() }

  init(
    _ notice: StagePicture.Page,
    _ perform: @escaping @MainActor (UserAction, StagePicture.Target) -> Void
  ) {
    (id, self.perform) = (notice.id, perform)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: .zero)
    label.text = notice.title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    let row = UIStackView(arrangedSubviews: [label] + notice.elements.map(button))
    row.axis = .horizontal
    row.spacing = 8
    row.fill(self)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let recognizer = swipe.makeSwipe()
      recognizer.direction = direction
      addGestureRecognizer(recognizer)
    }
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: notice.dismissTitle ?? "") { [weak self] _ in
        self?.close()
        return true
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// Moves in front of everything in a view, above its bars.
  func place(in view: UIView) {
    guard superview !== view || view.subviews.last !== self else { return }
    let height = PlayerBar.height
    let (width, bottom) = (min(view.bounds.width - 32, 480), view.bounds.height - 96)
    autoresizingMask = [.flexibleWidth]
    frame = CGRect(
      x: (view.bounds.width - width) / 2, y: bottom - height, width: width, height: height)
    view.addSubview(self)
  }

  func close() { perform(.closeNotice, .init(id)) }

  private func button(_ element: StagePicture.Element) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(element.name, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.accessibilityLabel = element.spokenName
    button.accessibilityIdentifier = element.id.name ?? element.name
    button.isEnabled = !element.isDisabled
    button.addAction(
      UIAction { [weak self] _ in
        if let action = element.action { self?.perform(action, element.target) }
      }, for: .touchUpInside)
    return button
  }
}

extension UIKitBackend {
  /// Shows the notice of the stage over the content in front, or removes the last one.
  func showNotice(of tree: StageSnapshot) {
    if notice?.id != tree.noticeID {
      notice?.removeFromSuperview()
      notice =
        tree.noticeID == nil
        ? nil
        : stage?.picture.notice.map { page in
          NoticeBar(page) { [weak self] action, target in self?.stage?.perform(action, on: target) }
        }
    }
    if let view = frontContainer.viewIfLoaded { notice?.place(in: view) }
  }
}
#endif
