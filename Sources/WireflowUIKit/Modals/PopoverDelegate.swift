#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The delegate of a popover, which remains a popover in a narrow window, as the wireframe decided.
///
/// Other modals have a delegate without `adaptivePresentationStyle(for:traitCollection:)`, because
/// none of its return values gives UIKit's default.
@MainActor
final class PopoverDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak let modal: ShownModal?

  init(_ modal: ShownModal) {
    self.modal = modal
    super.init()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    modal?.presentationControllerShouldDismiss(presentationController) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    modal?.presentationControllerWillDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    modal?.presentationControllerDidAttemptToDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    modal?.presentationControllerDidDismiss(presentationController)
  }
}
#endif
