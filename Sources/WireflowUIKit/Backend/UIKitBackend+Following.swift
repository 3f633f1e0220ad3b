#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The short way for what happens most: a push, a pop and a tab, with nothing in front.
///
/// It is taken while all is as it was last put, and only to where the stage is already. So
/// whatever has happened meanwhile, by the user, by others or on a stage that is ahead, is put
/// right on the long way, which looks at everything.
extension UIKitBackend {
  /// Carries a transition out by itself, and returns false if that takes the long way.
  func follow(_ transition: PresentationTransition) -> Bool {
    guard let stage, motion.isInStep, !motion.isSettling, !transition.isShown(by: self),
      modals.isEmpty, root.presentedViewController == nil, stage.modalScreens.isEmpty,
      stage.shownAlert == nil, stage.playerScreen == nil, !screens.hasEmbeddings
    else { return false }
    return switch transition.command {
    case .push(let screen, let below): push(screen, over: below, on: stage)
    case .pop(let screen): pop(to: screen, on: stage)
    case .select(let root): select(root, on: stage)
    case .install, .update, .remove, .replace, .showDetail, .embed, .unembed, .present, .dismiss,
      .alert, .closeAlert, .installPlayer, .removePlayer, .minimize, .maximize, .openDrawer,
      .closeDrawer, .batch:
      false
    }
  }

  private func push(_ screen: any Screen, over below: any Screen, on stage: Stage) -> Bool {
    guard stage.isTop(screen), screens.viewController(of: screen) == nil,
      let stack = frontStack(showing: below), stack.topViewController === stack.lastPut,
      stack.lastPut === screens.viewController(of: below)
    else { return false }
    motion.isSettling = true
    stack.push(makeViewController(for: screen), animated: motion.isAnimated)
    motion.isSettling = false
    finishFollowing(stack)
    return true
  }

  private func pop(to screen: any Screen, on stage: Stage) -> Bool {
    guard stage.isTop(screen), stage.detail(beside: screen).isEmpty,
      let stack = frontStack(showing: screen), stack.topViewController === stack.lastPut,
      let controller = screens.viewController(of: screen)
    else { return false }
    motion.isSettling = true
    let gone = stack.pop(to: controller, animated: motion.isAnimated)
    motion.isSettling = false
    finishFollowing(stack, without: gone)
    return true
  }

  private func select(_ root: any Screen, on stage: Stage) -> Bool {
    guard stage.selectedRoot === root, let tabs = base?.controller as? TabRegion,
      let stack = screens.viewController(of: root)?.navigationController as? StackController,
      !motion.isMoving(tabs.stacks), tabs.select(stack)
    else { return false }
    finishFollowing(stack)
    return true
  }

  /// The stack in front, if it is at rest and shows a screen on one pile with all others.
  private func frontStack(showing screen: any Screen) -> StackController? {
    guard let base, base.kind == .tabs || base.kind == .drawer,
      let stack = screens.viewController(of: screen)?.navigationController as? StackController,
      base.controller.stacks.last === stack, !motion.isMoving([stack])
    else { return nil }
    return stack
  }

  /// Completes the transition, or leaves that to the long way once the stack is at rest.
  private func finishFollowing(_ stack: StackController, without gone: [UIViewController] = []) {
    guard !motion.isMoving([stack]) else {
      motion.isInStep = false
      return
    }
    if let stage { screens.forget(gone) { stage.isOnStage($0) } }
    showContents()
    motion.complete()
  }
}
#endif
