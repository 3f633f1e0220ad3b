#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// An alert or an action sheet as it is shown.
@MainActor
final class ShownAlert {
  let id: StagePicture.ID
  let content: AlertContent
  let controller: UIAlertController
  /// True once UIKit has taken it away, which it does before it tells the answer.
  var isGone = false

  init(
    _ alert: StagePicture.Alert, content: AlertContent,
    onAnswer: @escaping @MainActor (UserAction) -> Void
  ) {
    id = alert.id
    self.content = content
    controller = UIAlertController(
      title: content.title, message: content.message.isEmpty ? nil : content.message,
      preferredStyle: content.style == .alert ? .alert : .actionSheet)
    // UIKit refuses a second action of this style.
    let cancel = content.actions.firstIndex { $0.role == .cancel }
    for (place, answer) in content.actions.enumerated() {
      let style: UIAlertAction.Style =
        switch answer.role {
        case .plain: .default
        case .destructive: .destructive
        case .cancel: place == cancel ? .cancel : .default
        }
      controller.addAction(
        UIAlertAction(title: answer.title, style: style) { _ in onAnswer(alert.answers[place]) })
    }
  }

  /// Says where an action sheet points, before it is presented.
  func prepare(anchor front: UIViewController?) {
    controller.popoverPresentationController?.point(at: content.anchor, in: front)
  }
}
#endif
