#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Alerts and action sheets.
extension UIKitBackend {
  func closeAlert(unless content: AlertContent?) -> Bool {
    guard let shown = alert, shown.content != content else { return false }
    alert = nil
    guard let presenter = shown.controller.presentingViewController else { return true }
    presenter.dismiss(animated: motion.isAnimated) { [weak self] in self?.settle() }
    return true
  }

  func showAlert(_ content: AlertContent?) -> Bool {
    guard let content, alert == nil, !isBlocked(from: frontRoot),
      let presenter = presenter(from: frontRoot)
    else { return false }
    guard let alert = picture?.alert, alert.content == content else { return false }
    let shown = ShownAlert(alert, content: content) { [weak self] answer in
      self?.userAnswered(answer, alert.id)
    }
    shown.prepare(anchor: front ?? root)
    self.alert = shown
    presenter.present(shown.controller, animated: motion.isAnimated) { [weak self] in
      self?.settle()
    }
    guard shown.controller.presentingViewController != nil else {
      self.alert = nil
      return false
    }
    return true
  }

  /// The controller of the screen in front.
  private var front: UIViewController? {
    let region = modals.last?.region ?? base
    return region?.controller.front?.topViewController
  }
}
#endif
