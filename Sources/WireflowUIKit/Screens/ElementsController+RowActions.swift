#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The actions of rows: swipes, and a context menu that has them all.
extension ElementsController {
  /// Returns the actions that a swipe of a row reveals at an end.
  func swipeActions(
    _ edge: ScreenContent.Button.BarEdge, of row: StagePicture.Element?
  ) -> UISwipeActionsConfiguration? {
    let actions = (row?.rowActions ?? []).filter { $0.rowPlace == .swipe(edge) && $0.action != nil }
    guard !actions.isEmpty else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.map { element in
        // The style of a destructive action would remove a row that may stay.
        let action = UIContextualAction(style: .normal, title: element.name) {
          [weak self] _, _, completion in
          self?.use(element.action, on: element)
          completion(true)
        }
        if element.isDestructive { action.backgroundColor = .systemRed }
        return action
      })
  }

  /// Returns the menu with all further actions of a row.
  func contextMenu(of row: StagePicture.Element?) -> UIContextMenuConfiguration? {
    let actions = row?.rowActions ?? []
    guard actions.contains(where: { $0.action != nil }) else { return nil }
    let menu = UIMenu(children: actions.map(menuAction))
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  private func menuAction(_ element: StagePicture.Element) -> UIAction {
    var attributes: UIMenuElement.Attributes = element.isDestructive ? .destructive : []
    if element.action == nil { attributes.insert(.disabled) }
    return UIAction(title: element.name, attributes: attributes) { [weak self] _ in
      self?.use(element.action, on: element)
    }
  }
}

extension ElementCell {
  /// Gives assistive technologies the actions of a row's menu.
  ///
  /// They get those of swipes from the table.
  func showCustomActions(of element: StagePicture.Element) {
    let actions = element.rowActions.filter { $0.rowPlace == .menu && $0.action != nil }
    accessibilityCustomActions = actions.map { action in
      UIAccessibilityCustomAction(name: action.spokenName) { [weak self] _ in
        self?.use(action)
        return true
      }
    }
  }
}

extension StagePicture.Element {
  fileprivate var isDestructive: Bool {
    if case .button(_, .destructive) = kind { true } else { false }
  }
}
#endif
