#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Gestures that the user may hold: a swipe back, and a modal that is pulled down.
///
/// The stage sends nothing meanwhile, and waits for as long as the user does.
extension UIKitBackend {
  /// Takes note that a stack is about to show another page, which the user's finger may move.
  func stackWillShow(_ stack: StackController) {
    guard let coordinator = stack.transitionCoordinator, coordinator.initiallyInteractive else {
      return
    }
    hold(stack, until: coordinator)
  }

  /// Takes note that the user begins to take away a modal.
  func modalWillGo(_ modal: ShownModal) {
    guard let coordinator = modal.container.transitionCoordinator else { return }
    hold(modal.container, until: coordinator)
  }

  /// Tells the stage that the user begins a gesture, and when that is over.
  func hold(
    _ controller: UIViewController, until coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage?.userBegan(in: self)
    // What has gone is told first, when it comes to rest, and the gesture has ended with that.
    _ = motion.isMoving(controller)
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      guard context.isCancelled else {
        // UIKit may tell a moment later that it is gone, or nothing may have gone after all.
        Task { self?.endGesture() }
        return
      }
      self?.endGesture()
    }
  }

  private func endGesture() { stage?.userCancelled(in: self) }
}
#endif
