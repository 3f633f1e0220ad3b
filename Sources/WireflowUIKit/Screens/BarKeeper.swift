#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A button from a screen's content, in a bar that also contains the view's own items.
@MainActor
final class ScreenButton: UIBarButtonItem {
  convenience init(_ element: StagePicture.Element, _ act: @escaping @MainActor () -> Void) {
    self.init(title: element.name, image: nil, primaryAction: nil, menu: nil)
    primaryAction = UIAction { _ in act() }
    title = element.name
    isEnabled = element.action != nil
  }
}

/// A keeper of Wireflow's buttons on a bar whose items other code sets.
@MainActor
final class BarKeeper {
  private var screenButtons: [(isLeading: Bool, button: UIBarButtonItem)] = []
  private var leading: ContainerButton?
  private var trailing: ContainerButton?

  /// Replaces the buttons of the screen.
  func replaceScreenButtons(
    with buttons: [(isLeading: Bool, button: ScreenButton)], on item: UINavigationItem
  ) {
    screenButtons = buttons.map { ($0.isLeading, $0.button) }
    item.leftItemsSupplementBackButton = true
    restore(on: item)
  }

  /// Restores the buttons that other code has removed from the bar.
  func restore(on item: UINavigationItem) {
    note(item)
    let others = { (items: [UIBarButtonItem]?) in
      (items ?? []).filter { !($0 is ScreenButton) && !($0 is ContainerButton) }
    }
    let own = { (isLeading: Bool) in
      self.screenButtons.filter { $0.isLeading == isLeading }.map(\.button)
    }
    let left = [leading].compactMap(\.self) + own(true) + others(item.leftBarButtonItems)
    let right = [trailing].compactMap(\.self) + own(false) + others(item.rightBarButtonItems)
    if !left.elementsEqual(item.leftBarButtonItems ?? [], by: ===) {
      item.leftBarButtonItems = left
    }
    if !right.elementsEqual(item.rightBarButtonItems ?? [], by: ===) {
      item.rightBarButtonItems = right
    }
  }

  /// Records the buttons that containers have put on a bar, before other code sets its items.
  func note(_ item: UINavigationItem) {
    leading = item.leadingContainerButton ?? kept(leading)
    trailing = item.trailingContainerButton ?? kept(trailing)
  }

  /// Returns a container's button, or nil if the container has removed it.
  private func kept(_ button: ContainerButton?) -> ContainerButton? {
    button?.isGone == true ? nil : button
  }
}
#endif
