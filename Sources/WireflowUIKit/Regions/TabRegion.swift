#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items behind the tabs of a tab bar, each with a stack of its own.
@MainActor
final class TabRegion: NSObject, RegionController {
  let tabs = UITabBarController()
  private weak var backend: UIKitBackend?
  private var roots = RootStacks()

  init(_ backend: UIKitBackend) {
    self.backend = backend
    super.init()
    tabs.delegate = self
  }

  var container: UIViewController { tabs }

  var stacks: [StackController] { roots.ordered }
  var front: StackController? {
    let place = tabs.selectedIndex
    return roots.ordered.indices.contains(place) ? roots.ordered[place] : nil
  }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    let before = roots.ordered
    roots.follow(layout.roots.compactMap(\.list.first)) { StackController(backend) }
    for (place, root) in layout.roots.enumerated() {
      roots.ordered[place].arrange(
        root.pile, animated: animated && place == layout.selected && place == tabs.selectedIndex)
    }
    if before != roots.ordered { tabs.setViewControllers(roots.ordered, animated: false) }
    if tabs.selectedIndex != layout.selected { tabs.selectedIndex = layout.selected }
  }

  /// Selects the tab of a stack, and returns false if it has none.
  func select(_ stack: StackController) -> Bool {
    guard let place = roots.ordered.firstIndex(where: { $0 === stack }) else { return false }
    if tabs.selectedIndex != place { tabs.selectedIndex = place }
    return true
  }

  func show(_ items: [RootLevelRepresentation]) {
    for (stack, item) in zip(roots.ordered, items) {
      let bar: UITabBarItem = stack.tabBarItem
      if bar.title != item.title { bar.title = item.title }
      if bar.image == nil { bar.image = item.imageName.flatMap { .asset($0) } }
      if bar.badgeValue != item.badge { bar.badgeValue = item.badge }
    }
  }
}

extension TabRegion: UITabBarControllerDelegate {
  /// Leaves every selection to the stage, a second tap on the selected tab, too.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let place = roots.ordered.firstIndex(where: { $0 === viewController }) {
      backend?.userSelects(place, in: self)
    }
    return false
  }
}

extension UIImage {
  /// Returns the image of an app's asset, or else the system's symbol of that name.
  static func asset(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }
}
#endif
