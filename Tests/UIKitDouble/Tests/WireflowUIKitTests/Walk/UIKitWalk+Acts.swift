import TestSupport
import UIKit
import Wireflow

@testable import WireflowUIKit

/// Drafts, notices, detached root items and the actions of rows.
extension UIKitWalk {
  static let dailyActs: [Act] = [
    ("a draft", draft), ("a draft", draft), ("minimize", minimize), ("maximize", maximize),
    ("a notice", notice), ("the notice goes", closeNotice), ("detach", detach),
    ("attach", attach), ("a page with rows", pushRows), ("a row is swiped", swipeRow),
  ]

  /// Ends what is detached.
  func dropDetached() {
    for roots in detached where roots.isDetached { roots.drop() }
    detached.removeAll(where: \.isDetached)
  }

  private func draft() { app.wireframe.presentModally(PlainDraft(), from: front()) }
  private func minimize() { stage.perform(.minimize) }
  private func maximize() { stage.perform(.maximize) }
  private func notice() {
    let undo = ScreenContent.Button("Undo") {}
    app.wireframe.showNotice(NoticeContent("Sent", action: random.chance(50) ? undo : nil))
  }
  private func closeNotice() { stage.perform(.closeNotice) }
  private func detach() {
    app.wireframe.transaction {
      let one = random.chance(50) ? random.pick(stage.rootScreens).map { [$0] } : nil
      detached.append(app.wireframe.detach(one))
      app.wireframe.update(rootItems: [makeScreen(), makeScreen()])
    }
    if detached.count > 3 { detached.removeFirst() }
  }
  private func attach() { if let saved = random.pick(detached) { app.wireframe.attach(saved) } }
  private func pushRows() { app.wireframe.push(MailboxScreen(), from: front()) }
  private func swipeRow() {
    let inboxes = stage.visibleScreens.filter { $0 is MailboxScreen }
    guard let controller = random.pick(inboxes).flatMap({ app.rig.controller($0) }),
      let table = (controller as? GenericViewController)?.elements.tableView, table.window != nil
    else { return }
    let actions = table.userSwipes(random.below(2), fromTrailing: random.chance(50))
    random.pick(actions)?.run(on: table)
  }
}

/// A modal that becomes the player's bar.
private final class PlainDraft: ModallyMinimizable {
  let title = "Draft"
  let minimizedControls: any Screen = PageScreen("Bar")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}

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
    await app.rest(after: perform(Self.requests[random.below(Self.requests.count)]))
    let kept = foreignPages
    if pages.contains(where: { page in !kept.contains { $0 === page } }) {
      return "a request has taken a foreign page away"
    }
    guard random.chance(30) else { return nil }
    for stack in stacks where !stack.foreignPages.isEmpty {
      stack.container.setViewControllers(stack.known, animated: random.chance(50))
    }
    await app.rest()
    // UIKit tells nobody of stacks in no window, and the next turn finds out.
    await app.rest(after: app.wireframe.select(stage.selectedRoot ?? app.a))
    guard stage.hasRequestsWaiting, stage.shownAlert == nil,
      !detached.contains(where: \.isDetached)
    else { return nil }
    return "requests wait for foreign pages that have gone"
  }

  private func pushForeign() {
    guard let stack = random.pick(stacks), !stack.viewControllers.isEmpty,
      stack.container.transitionCoordinator == nil
    else { return }
    stack.container.pushViewController(UIViewController(), animated: random.chance(50))
  }

  private func popForeign() {
    let busy = stacks.filter {
      !$0.foreignPages.isEmpty && $0.container.transitionCoordinator == nil
    }
    guard let stack = random.pick(busy) else { return }
    // The stage hears of pages that leave a stack in no window when that stack appears.
    let isSeen = stack.container.viewIfLoaded?.window != nil
    switch isSeen ? random.below(3) : 2 {
    case 0: stack.container.popViewController(animated: random.chance(50))
    case 1: stack.container.popToRootViewController(animated: random.chance(50))
    default:
      guard let gone = random.pick(stack.foreignPages) else { return }
      let rest = stack.viewControllers.filter { $0 !== gone }
      stack.container.setViewControllers(rest, animated: random.chance(50))
    }
  }

  private func presentForeign() {
    guard foreignModal == nil,
      let top = app.backend.presentedControllers.last ?? app.rig.container,
      !top.isBeingPresented, !top.isBeingDismissed, !(top is UIAlertController),
      top.presentedViewController == nil
    else { return }
    let controller = UIViewController()
    top.present(controller, animated: random.chance(50))
    foreignModal = controller
  }

  func dismissForeign() {
    guard let foreignModal, foreignModal.presentingViewController != nil,
      !foreignModal.isBeingPresented, !foreignModal.isBeingDismissed
    else { return }
    foreignModal.dismiss(animated: random.chance(50))
  }
}
