#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// A fast path for the most common transitions: a push, a pop, a tab, a modal that comes or goes.
///
/// The backend uses it only if the screen is still in its last known state, and if the transition
/// leads to the stage's current state. In all other cases, for example after a gesture of the user,
/// the slow path compares everything.
extension UIKitBackend {
  /// Performs a transition on the fast path, and returns false if it needs the slow path.
  func follow(_ transition: PresentationTransition) -> Bool {
    guard let stage, motion.isInStep, !motion.isStale, !motion.isSettling, !motion.isAnimating,
      !transition.isShown(by: self), isUndisturbed(on: stage)
    else { return false }
    motion.isSettling = true
    let isFollowed =
      switch transition.changes.count == 1 ? transition.changes[0].verb : nil {
      case .push: push(on: stage)
      case .pop: pop(on: stage)
      case .select: select(on: stage)
      case .present: present(on: stage)
      case .dismiss: dismiss(on: stage)
      default: false
      }
    motion.isSettling = false
    guard isFollowed else { return false }
    motion.isFollowing = true
    if !finishFollowing(on: stage) { settle() }
    return true
  }

  /// Returns true if neither an alert nor a notice is in front, all modals are at rest, and the player
  /// stays as it is.
  private func isUndisturbed(on stage: Stage) -> Bool {
    alert == nil && stage.shownAlert == nil && notice == nil && stage.notices.isEmpty
      && areModalsAtRest && isPlayerInPlace(on: stage)
  }

  /// True if all modals are presented, none is coming or going, and nothing else is in front of
  /// them.
  ///
  /// A loop avoids the executor check that a closure makes for each element.
  private var areModalsAtRest: Bool {
    for modal in modals where !modal.isAtRest { return false }
    return frontContainer.presentedViewController == nil
  }

  private func isPlayerInPlace(on stage: Stage) -> Bool {
    guard let player = stage.shownPlayer else { return root.shownPlayer == nil }
    guard let shown = root.shownPlayer else { return false }
    return !shown.isMaximized && !player.isMaximized
      && shown.screen === screens.viewController(of: player.screen)
  }

  var frontContainer: UIViewController { modals.last?.container ?? root }

  /// The stack in front, if it is visible, not moving, and holds all screens of its root item.
  private var restingStack: StackController? {
    guard let front = modals.last?.region ?? base else { return nil }
    if case .columns = front.kind { return nil }
    if let tabs = front.controller as? TabRegion, tabs.showsMoreList { return nil }
    guard let stack = front.controller.front, !motion.isMoving(stack.container), stack.isAsPut
    else { return nil }
    return stack
  }

  private func push(on stage: Stage) -> Bool {
    guard let screen = stage.state.frontScreen, let below = stage.screenBelow(screen),
      stage.modalCount == modals.count, let stack = restingStack,
      stack.topViewController === screens.viewController(of: below),
      screens.viewController(of: screen) == nil
    else { return false }
    let page = makeViewController(for: screen)
    animators.prepare(page, for: motion.style, from: stack.topViewController)
    stack.push(page, animated: motion.isAnimated)
    return true
  }

  private func pop(on stage: Stage) -> Bool {
    guard let screen = stage.state.frontScreen, stage.state.detail(beside: screen).isEmpty,
      !screens.hasEmbeddings, stage.modalCount == modals.count, let stack = restingStack,
      let controller = screens.viewController(of: screen), controller.parent === stack.container,
      controller !== stack.topViewController
    else { return false }
    let gone = stack.pop(to: controller, animated: motion.isAnimated)
    screens.forget(gone) { stage.isResident($0) }
    return true
  }

  private func select(on stage: Stage) -> Bool {
    guard let root = stage.state.frontScreen.flatMap(stage.state.selectedRoot),
      stage.modalCount == modals.count,
      let tabs = (modals.last?.region ?? base)?.controller as? TabRegion,
      let parent = screens.viewController(of: root)?.parent,
      let stack = tabs.stacks.first(where: { $0.container === parent }),
      let front = tabs.front, front !== stack,
      !motion.isMoving(front.container), !motion.isMoving(stack.container)
    else { return false }
    return tabs.select(stack)
  }

  private func present(on stage: Stage) -> Bool {
    guard stage.modalCount == modals.count + 1, let modal = stage.frontModal, !modal.hasRootItems,
      modal.style != .wall, screens.viewController(of: modal.first) == nil,
      frontContainer.viewIfLoaded?.window != nil, !isFrontMoving
    else { return false }
    return present(modal, as: stage.frontPresentation, at: modals.count, from: frontContainer)
  }

  private func dismiss(on stage: Stage) -> Bool {
    guard stage.modalCount == modals.count - 1, let modal = modals.last, !isFrontMoving,
      !screens.hasEmbeddings, modal.region.kind == .stack, !modal.isWall,
      modals.dropLast().last?.presentation == stage.frontPresentation
    else { return false }
    for stack in modal.region.controller.stacks {
      screens.forget(stack.viewControllers) { stage.isResident($0) }
    }
    // An active search may have presented it, and stays.
    let presenter = modal.container.presentingViewController
    modals.removeLast()
    (presenter ?? frontContainer).dismiss(animated: motion.isAnimated) { [weak self] in
      self?.settle()
    }
    return true
  }

  /// Completes a transition on the fast path when nothing is moving.
  ///
  /// The result is false if another change has happened in the meantime, which needs the slow path.
  func finishFollowing(on stage: Stage) -> Bool {
    let isArrived = areModalsAtRest
    if isArrived ? isFrontMoving : isModalMoving { return true }
    motion.isFollowing = false
    guard isArrived, !motion.isStale,
      (modals.last?.region ?? base)?.controller.front?.isAsPut == true
    else { return false }
    motion.complete()
    return true
  }

  /// True while a stack in front is moving, for example under the user's finger.
  private var isFrontMoving: Bool {
    guard let region = modals.last?.region ?? base else { return motion.isAnimating }
    return motion.isAnimating || motion.isFrontMoving(of: region)
  }

  /// True while a modal is coming or going.
  private var isModalMoving: Bool {
    var isMoving = isFrontMoving
    for modal in modals where !modal.isAtRest && motion.isMoving(modal.container) {
      isMoving = true
    }
    if let presented = frontContainer.presentedViewController, motion.isMoving(presented) {
      isMoving = true
    }
    return isMoving
  }
}
#endif
