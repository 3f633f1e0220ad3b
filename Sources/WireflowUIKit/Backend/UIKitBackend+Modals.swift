#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The modals, and view controllers that other code has presented.
extension UIKitBackend {
  /// The root of the window in front: the last wall, or otherwise the root of the base.
  var frontRoot: UIViewController { modals.last(where: \.isWall)?.container ?? root }

  /// Returns the topmost controller that can present the next one, or nil if there is none.
  ///
  /// There is none while a controller of other code is in front, or before there is a window. An
  /// active search belongs to its page, although UIKit presents it.
  ///
  /// Only the topmost controller has to be in the window: UIKit removes the views behind a
  /// full-screen presentation.
  func presenter(from lowest: UIViewController) -> UIViewController? {
    var last = lowest
    while let next = last.presentedViewController {
      guard isOurs(next) || next is UISearchController else { return nil }
      last = next
    }
    return last.viewIfLoaded?.window == nil ? nil : last
  }

  func isOurs(_ controller: UIViewController) -> Bool {
    alert?.controller === controller || modals.contains { $0.container === controller }
  }

  /// Returns true while a controller of other code is in front, which makes modals in its window
  /// wait.
  ///
  /// The stage continues. The missing modals appear when that controller has gone.
  func isBlocked(from lowest: UIViewController) -> Bool {
    let chain = chain(from: lowest)
    guard let foreign = chain.last, !chain.allSatisfy(isOurs) else { return false }
    awaitDeparture(of: foreign)
    return true
  }

  /// Returns the controllers that are presented in front of another one, from the lowest on.
  func chain(from lowest: UIViewController) -> [UIViewController] {
    var controllers: [UIViewController] = []
    var next = lowest.presentedViewController
    while let controller = next {
      if !(controller is UISearchController) { controllers.append(controller) }
      next = controller.presentedViewController
    }
    return controllers
  }

  /// The window of the app, also while a full-screen presentation has removed the view of the root.
  var shownWindow: UIWindow? {
    window ?? ([root] + chain(from: root)).lazy.compactMap { $0.viewIfLoaded?.window }.first
  }

  /// All presented controllers from the lowest on, including walls and those of other code.
  var presentedControllers: [UIViewController] {
    var controllers = chain(from: root)
    for modal in modals where modal.wall != nil {
      controllers.append(modal.container)
      controllers += chain(from: modal.container)
    }
    return controllers
  }

  /// Returns the controller from which the search for a modal's presenter begins.
  private func lowest(of place: Int) -> UIViewController {
    modals[..<place].last(where: \.isWall)?.container ?? root
  }

  func dismissModals(_ places: Range<Int>) -> Bool {
    guard let first = modals[places].first else { return false }
    // Each wall has its own window, and they leave one by one.
    if let wall = modals[places].lastIndex(where: \.isWall) {
      if wall + 1 < places.upperBound { return dismissModals((wall + 1)..<places.upperBound) }
      return lower(at: wall)
    }
    guard !isBlocked(from: lowest(of: places.lowerBound)) else { return false }
    // Dismissing a controller also dismisses everything in front of it, so one call is enough.
    let presenter = first.container.presentingViewController ?? root
    let gone = Array(modals[places])
    modals.removeSubrange(places)
    for modal in gone { modal.container.presentationController?.delegate = nil }
    presenter.dismiss(animated: motion.isAnimated) { [weak self] in
      for modal in gone { modal.region.release() }
      self?.settle()
    }
    return true
  }

  private func lower(at place: Int) -> Bool {
    let modal = modals.remove(at: place)
    modal.wall?.leave(
      animated: motion.isAnimated, isLast: !modals.contains(where: \.isWall), motion: motion
    ) { modal.region.release() }
    return true
  }

  /// Presents a modal at a place, and returns false if it must wait or UIKit refuses it.
  func present(_ modal: StageSnapshot.Modal, as presentation: UInt32?, at place: Int) -> Bool {
    if modal.style == .wall { return raise(modal, as: presentation, at: place) }
    let lowest = lowest(of: place)
    guard !isBlocked(from: lowest), let presenter = presenter(from: lowest) else { return false }
    return present(modal, as: presentation, at: place, from: presenter)
  }

  private func raise(_ modal: StageSnapshot.Modal, as presentation: UInt32?, at place: Int) -> Bool
  {
    guard let main = shownWindow else { return false }
    let region = makeRegion(of: modal)
    let shown = ShownModal(region, presentation: presentation, as: modal, by: self)
    let wall = WallWindow(
      shown.container, over: main, of: root, number: modals.filter(\.isWall).count)
    shown.wall = wall
    modals.insert(shown, at: place)
    let isSeen = scene?.activationState != .background
    wall.appear(animated: motion.isAnimated && isSeen, motion: motion)
    return true
  }

  /// Presents a modal, and returns false if UIKit refuses it.
  func present(
    _ modal: StageSnapshot.Modal, as presentation: UInt32?, at place: Int,
    from presenter: UIViewController
  ) -> Bool {
    let region = makeRegion(of: modal)
    let shown = ShownModal(region, presentation: presentation, as: modal, by: self)
    let sender = modal.sender.flatMap { screens.viewController(of: $0) }
    shown.prepare(anchor: sender)
    shown.animation = motion.style.flatMap {
      animators.prepareModal(shown.container, for: $0, from: sender)
    }
    modals.insert(shown, at: place)
    shown.isZoomed = animators.hasZoom && motion.style?.zoomElement != nil
    // Of several modals that come together, only the last one is seen to come.
    let isLast = stage.map { $0.modalCount <= modals.count } ?? true
    presenter.present(shown.container, animated: motion.isAnimated && isLast) { [weak self] in
      if shown.isZoomed { self?.watch(shown) }
      self?.settle()
    }
    // UIKit only prints a message when it refuses a presentation.
    guard shown.container.presentingViewController != nil else {
      modals.removeAll { $0 === shown }
      region.release()
      return false
    }
    return true
  }

  private func makeRegion(of modal: StageSnapshot.Modal) -> ShownRegion {
    guard modal.hasRootItems || modal.screens.count > 1 else {
      let region = makeRegion(.stack)
      region.controller.front?.push(makeViewController(for: modal.first), animated: false)
      return region
    }
    let inside = modal.region
    let region = makeRegion(RegionKind(inside, hasRootItems: modal.hasRootItems, for: self))
    arrange(region, as: inside, animated: false)
    return region
  }
}

/// Alerts and action sheets.
extension UIKitBackend {
  /// Closes the alert, unless it is the one with an identifier: others may have the same content.
  func closeAlert(unless id: StagePicture.ID?) -> Bool {
    guard let shown = alert, shown.id != id else { return false }
    alert = nil
    guard let presenter = shown.controller.presentingViewController else { return true }
    presenter.dismiss(animated: motion.isAnimated) { [weak self] in self?.settle() }
    return true
  }

  func showAlert(of tree: StageSnapshot) -> Bool {
    guard let content = tree.alert, alert == nil, !isBlocked(from: frontRoot),
      let presenter = presenter(from: frontRoot)
    else { return false }
    guard let alert = picture?.alert, alert.id == tree.alertID else { return false }
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
