#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
package import Wireflow

/// The pages and modals of code outside Wireflow.
extension UIKitBackend: ForeignPresenting {
  package func foreignPresentations() -> [ForeignPresentation] {
    var found: [ForeignPresentation] = []
    for region in regions {
      for stack in region.controller.stacks where !stack.isAsPut || stack.swipedPage != nil {
        guard let page = stack.swipedPage ?? stack.foreignPages.last else { continue }
        let own = stack.known.isEmpty ? region.controller.stacks.flatMap(\.known) : stack.known
        found.append(presentation(of: page, isModal: false, inFrontOf: own))
      }
    }
    for window in [root] + modals.filter(\.isWall).map(\.container) {
      guard window.presentedViewController != nil, let modal = foreignModal(from: window) else {
        continue
      }
      awaitDeparture(of: modal)
      let region = modals.first { $0.container === window }?.region ?? base
      let own = region?.controller.stacks.flatMap(\.known) ?? []
      found.append(presentation(of: modal, isModal: true, inFrontOf: own))
    }
    return found
  }

  private func presentation(
    of controller: UIViewController, isModal: Bool, inFrontOf own: [UIViewController]
  ) -> ForeignPresentation {
    ForeignPresentation(
      of: controller, title: controller.title ?? controller.navigationItem.title ?? "",
      isModal: isModal, inFrontOf: screens.screens(of: own))
  }

  /// Returns the lowest controller of other code in front of another one, unless it is leaving.
  private func foreignModal(from lowest: UIViewController) -> UIViewController? {
    for controller in chain(from: lowest) {
      if controller.isBeingDismissed, !isPulledDown(controller) { return nil }
      if !isOurs(controller) { return controller }
    }
    return nil
  }

  /// Returns true for a modal that the user's finger pulls down, and that may come back.
  func isPulledDown(_ controller: UIViewController) -> Bool {
    controller.transitionCoordinator?.initiallyInteractive == true
  }

  /// Makes steps once the view of a controller of other code has left the window.
  func awaitDeparture(of foreign: UIViewController) {
    Departure.await(of: foreign) { [weak self] in self?.settleAnew() }
  }

  /// Takes the pages of other code that were in front of one of some controllers.
  func takeHomelessPages(over controllers: [UIViewController]) -> [UIViewController] {
    let isMeant = { (home: (below: UIViewController, pages: [UIViewController])) in
      controllers.contains { $0 === home.below }
    }
    let pages = homelessPages.filter(isMeant).flatMap(\.pages)
    homelessPages.removeAll(where: isMeant)
    return pages
  }
}

/// An empty view that is added to the view of a controller to detect its dismissal.
///
/// UIKit does not notify anyone else when a controller of other code leaves the window.
@MainActor
final class Departure: UIView {
  private let onDeparture: @MainActor () -> Void
  private var wasInWindow = false

  private init(_ onDeparture: @escaping @MainActor () -> Void) {
    self.onDeparture = onDeparture
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Calls a closure when the view of a controller has left the window.
  static func await(of controller: UIViewController, _ then: @escaping @MainActor () -> Void) {
    guard let view = controller.view, !view.subviews.contains(where: { $0 is Departure }) else {
      return
    }
    view.addSubview(Departure(then))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else {
      wasInWindow = true
      return
    }
    guard wasInWindow, superview != nil else { return }
    removeFromSuperview()
    // UIKit is still removing the controller at this point.
    Task { [onDeparture] in onDeparture() }
  }
}
#endif
