#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

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
    let shown = ShownAlert(
      alert, content: content,
      onType: { [weak self] in self?.stage?.perform($0, on: .init(alert.id)) },
      onAnswer: { [weak self] in self?.userAnswered($0, alert.id) })
    shown.prepare(anchor: front ?? root)
    if let stage { shown.follow(stage) }
    self.alert = shown
    presenter.present(shown.controller, animated: motion.isAnimated) { [weak self] in
      self?.awaitDeparture(of: shown)
      self?.settle()
    }
    guard shown.controller.presentingViewController != nil else {
      self.alert = nil
      return false
    }
    return true
  }

  /// Makes steps after an alert has gone, which UIKit does not report unless the user presses a
  /// button.
  private func awaitDeparture(of shown: ShownAlert) {
    guard alert === shown else { return }
    Departure.await(of: shown.controller) { [weak self, weak shown] in
      guard let self, let shown, alert === shown else { return }
      settle()
    }
  }

  /// The controller of the screen in front.
  private var front: UIViewController? {
    let region = modals.last?.region ?? base
    return region?.controller.front?.topViewController
  }
}
#endif
