import TestSupport
import UIKit
import Wireflow

@testable import WireflowUIKit

/// The pages and modals of code that knows nothing of Wireflow.
extension UIKitWalk {
  static let foreignActs: [Act] = [
    ("a foreign page is pushed", pushForeign), ("a foreign page is pushed", pushForeign),
    ("a foreign page goes", popForeign), ("a foreign page goes", popForeign),
    ("a foreign modal comes", presentForeign), ("a foreign modal goes", dismissForeign),
  ]

  private var stacks: [StackController] { app.backend.regions.flatMap(\.controller.stacks) }
  private var foreignPages: [UIViewController] { stacks.flatMap(\.foreignPages) }

  /// Expects that requests leave foreign pages alone, and go on once those have gone.
  func foreignComplaint() async -> String? {
    let pages = foreignPages
    guard !pages.isEmpty else { return nil }
    await app.rest(after: request())
    let kept = foreignPages
    if pages.contains(where: { page in !kept.contains { $0 === page } }) {
      return "a request has taken a foreign page away"
    }
    guard chance(30) else { return nil }
    for stack in stacks where !stack.foreignPages.isEmpty {
      stack.container.setViewControllers(stack.known, animated: chance(50))
    }
    await app.rest()
    // UIKit tells nobody of stacks in no window, and the next turn finds out.
    await app.rest(after: app.wireframe.select(stage.state.selectedRoot ?? app.a))
    guard stage.hasRequestsWaiting, stage.shownAlert == nil,
      !requests.hasDetached
    else { return nil }
    return "requests wait for foreign pages that have gone"
  }

  private func pushForeign() {
    guard let stack = requests.random.pick(stacks), !stack.viewControllers.isEmpty,
      stack.container.transitionCoordinator == nil
    else { return }
    stack.container.pushViewController(UIViewController(), animated: chance(50))
  }

  private func popForeign() {
    let busy = stacks.filter {
      !$0.foreignPages.isEmpty && $0.container.transitionCoordinator == nil
    }
    guard let stack = requests.random.pick(busy) else { return }
    // The stage hears of pages that leave a stack in no window when that stack appears.
    let isSeen = stack.container.viewIfLoaded?.window != nil
    switch isSeen ? requests.random.below(3) : 2 {
    case 0: stack.container.popViewController(animated: chance(50))
    case 1: stack.container.popToRootViewController(animated: chance(50))
    default:
      guard let gone = requests.random.pick(stack.foreignPages) else { return }
      let rest = stack.viewControllers.filter { $0 !== gone }
      stack.container.setViewControllers(rest, animated: chance(50))
    }
  }

  private func presentForeign() {
    guard foreignModal == nil,
      let top = app.backend.presentedControllers.last ?? app.rig.container,
      !top.isBeingPresented, !top.isBeingDismissed, !(top is UIAlertController),
      top.presentedViewController == nil
    else { return }
    let controller = UIViewController()
    top.present(controller, animated: chance(50))
    foreignModal = controller
  }

  func dismissForeign() {
    guard let foreignModal, foreignModal.presentingViewController != nil,
      !foreignModal.isBeingPresented, !foreignModal.isBeingDismissed
    else { return }
    foreignModal.dismiss(animated: chance(50))
  }
}
