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
  private func attach() {
    if let saved = random.pick(detached) { app.wireframe.attach(saved) }
  }
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
