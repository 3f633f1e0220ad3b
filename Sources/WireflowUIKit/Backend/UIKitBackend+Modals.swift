#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Modals and alerts, and controllers that somebody else has presented.
extension UIKitBackend {
  /// The controller that can present the next one, or nil while somebody else's is in front, or
  /// while nothing is in a window yet.
  private var presenter: UIViewController? {
    guard root.viewIfLoaded?.window != nil else { return nil }
    let presented = presentedControllers
    guard let last = presented.last else { return root }
    let isOurs = modals.contains { $0.container === last } || alert?.controller === last
    return isOurs ? last : nil
  }

  /// True while somebody else's controller is in front, for which all modals have to wait.
  ///
  /// The stage goes on; what it lacks on screen follows when that controller has gone.
  private func isBlocked() -> Bool {
    guard presenter == nil, let foreign = presentedControllers.last else { return false }
    Departure.await(of: foreign) { [weak self] in
      guard let self else { return }
      stage?.showAgain(on: self)
    }
    return true
  }

  func dismissModals(from place: Int) -> Bool {
    guard !isBlocked() else { return false }
    // What is dismissed takes all in front of it along, so one call from its presenter is enough.
    let presenter = place == 0 ? root : modals[place - 1].container
    let gone = modals[place...]
    modals.removeSubrange(place...)
    for modal in gone { modal.container.presentationController?.delegate = nil }
    presenter.dismiss(animated: motion.isAnimated) { [weak self] in
      for modal in gone { modal.region.release() }
      self?.settle()
    }
    return true
  }

  func present(_ modal: ModalPresentation, as presentation: UInt32?) -> Bool {
    guard !isBlocked(), let presenter else { return false }
    return present(modal, as: presentation, from: presenter)
  }

  /// Presents a modal, and returns false if UIKit refuses it.
  func present(
    _ modal: ModalPresentation, as presentation: UInt32?, from presenter: UIViewController
  ) -> Bool {
    let region = makeRegion(of: modal)
    let shown = ShownModal(region, presentation: presentation, as: modal, by: self)
    shown.prepare(anchor: modal.sender.flatMap { screens.viewController(of: $0) })
    if motion.style == .crossDissolve { shown.container.modalTransitionStyle = .crossDissolve }
    modals.append(shown)
    presenter.present(shown.container, animated: motion.isAnimated) { [weak self] in
      self?.settle()
    }
    // UIKit drops what it does not like with a message and nothing more.
    guard shown.container.presentingViewController != nil else {
      modals.removeLast()
      region.release()
      return false
    }
    return true
  }

  private func makeRegion(of modal: ModalPresentation) -> ShownRegion {
    guard modal.hasRootItems || modal.screens.count > 1 else {
      let region = makeRegion(.stack)
      region.controller.front?.push(makeViewController(for: modal.first), animated: false)
      return region
    }
    let inside = modal.region
    let region = makeRegion(RegionKind(inside, hasRootItems: modal.hasRootItems))
    arrange(region, as: inside, animated: false)
    return region
  }

  // MARK: - Alerts

  func closeAlert(unless content: AlertContent?) -> Bool {
    guard let shown = alert, shown.content != content else { return false }
    alert = nil
    guard let presenter = shown.controller.presentingViewController else { return true }
    presenter.dismiss(animated: motion.isAnimated) { [weak self] in self?.settle() }
    return true
  }

  func showAlert(_ content: AlertContent?) -> Bool {
    guard let content, alert == nil, !isBlocked(), let presenter else { return false }
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
