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
  private weak let stage: Stage?
  private lazy var swipe = GestureAction { [weak self] in self?.close() }

  init(_ notice: StagePicture.Page, of stage: Stage) {
    (id, self.stage) = (notice.id, stage)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: .zero)
    label.text = notice.title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    let row = UIStackView(
      arrangedSubviews: [label] + notice.elements.indices.map { button($0, of: notice) })
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
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    frame = CGRect(
      x: (view.bounds.width - width) / 2, y: bottom - height, width: width, height: height)
    view.addSubview(self)
  }

  func close() { stage?.perform(.closeNotice, on: .init(id)) }

  private func button(_ place: Int, of notice: StagePicture.Page) -> UIButton {
    let (button, element) = (UIButton(type: .system), notice.elements[place])
    button.setTitle(element.name, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.accessibilityLabel = element.spokenName
    button.accessibilityIdentifier = element.id.name ?? element.name
    button.isEnabled = !element.isDisabled
    button.addAction(
      UIAction { [weak self] _ in self?.press(place) }, for: .touchUpInside)
    return button
  }

  /// Performs the action that the button has now, which an alert may have kept away before.
  private func press(_ place: Int) {
    guard let notice = stage?.picture.notice, notice.id == id,
      let action = notice.elements[place].action
    else { return }
    stage?.perform(action, on: notice.elements[place].target)
  }
}

extension UIKitBackend {
  /// Shows the notice of the stage over the content in front, or removes the last one.
  func showNotice(of tree: StageSnapshot) {
    if notice?.id != tree.noticeID {
      notice?.removeFromSuperview()
      notice = stage.flatMap { stage in
        tree.noticeID == nil ? nil : stage.picture.notice.map { NoticeBar($0, of: stage) }
      }
    }
    if let view = frontContainer.viewIfLoaded { notice?.place(in: view) }
  }
}
#endif
