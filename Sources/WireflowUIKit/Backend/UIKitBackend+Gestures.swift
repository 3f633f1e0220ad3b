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

  /// Returns true if the user's finger may move a page in front to another one.
  func allowsTurn(to root: UIViewController, from stack: StackController) -> Bool {
    guard let stage, !motion.isBusy, !motion.isMoving([stack]),
      let screen = screens.screen(of: root)
    else { return false }
    return stage.allowsUserSelection(of: screen)
  }

  /// Takes note that the user's finger begins to move a page.
  func userBeginsTurn() { stage?.userBegan(in: self) }

  /// Tells the stage of the page to which the user has turned, or that it is the same.
  func userEndsTurn(_ root: UIViewController?) {
    guard let stage else { return }
    guard let root, let screen = screens.screen(of: root) else { return endGesture() }
    stage.userDid(.selected(screen), in: self)
  }

  private func endGesture() { stage?.userCancelled(in: self) }
}
#endif
