#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The gestures that the user can hold: a swipe back, and pulling down a modal.
///
/// During a gesture, the stage sends no transitions, however long the user holds it.
extension UIKitBackend {
  /// Records that a stack is about to show another page, which the user's finger may be moving.
  func stackWillShow(_ stack: StackController) {
    if !stack.isAsPut {
      motion.isInStep = false
      // UIKit does not report the end to a delegate if something covers the stack meanwhile.
      _ = motion.isMoving(stack.container)
    }
    guard let coordinator = stack.container.transitionCoordinator, coordinator.initiallyInteractive
    else {
      return
    }
    hold(stack.container, until: coordinator)
  }

  /// Records that the user begins to dismiss a modal.
  func modalWillGo(_ modal: ShownModal) {
    guard let coordinator = modal.container.transitionCoordinator else { return }
    hold(modal.container, until: coordinator)
  }

  /// Reports the beginning and the end of a gesture to the stage.
  func hold(
    _ controller: UIViewController, until coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage?.userBegan(in: self)
    // `motion` registers first, so it reports removed screens first, which also ends the gesture.
    _ = motion.isMoving(controller)
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      guard context.isCancelled else {
        // UIKit may report the removal a moment later, or nothing may have gone after all.
        Task { self?.endGesture() }
        return
      }
      self?.endGesture()
    }
  }

  /// Returns true if the user's fingers may move a zoomed page or modal back into its element.
  func mayZoomBack(_ controller: UIViewController) -> Bool {
    if let modal = modals.first(where: { $0.container === controller }) {
      return allowsDismissal(of: modal)
    }
    let stacks = regions.flatMap(\.controller.stacks)
    return stacks.first { $0.topViewController === controller }.map(allowsSwipe) ?? true
  }

  /// Records that the user's fingers hold a zoomed modal, which UIKit may report to nobody.
  func holdIfZoomingBack(_ modal: ShownModal) {
    guard modal.container.isBeingDismissed,
      modal.container.transitionCoordinator?.initiallyInteractive == true
    else { return }
    modalWillGo(modal)
  }

  /// Makes steps whenever a zoomed modal leaves the window, because UIKit may report it to nobody.
  func watch(_ modal: ShownModal) {
    Departure.await(of: modal.container) { [weak self, weak modal] in
      guard let self, let modal, modals.contains(where: { $0 === modal }) else { return }
      settleAnew()
      watch(modal)
    }
  }

  /// Returns true if the user's finger may move a page in front to another one.
  func allowsTurn(to root: UIViewController, from stack: StackController) -> Bool {
    guard let stage, !motion.isBusy, !motion.isMoving(stack.container),
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
