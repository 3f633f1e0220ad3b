#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The place of the bar of a minimized player.
///
/// The bar belongs to the view to which it is constrained. It extends the safe area of stacks, but
/// never that of a tab bar controller, which would lose its tab bar.
@MainActor
struct PlayerDock {
  private weak var place: UIViewController?
  /// The tab bar on which the bar stands.
  private weak var tabBar: UITabBar?
  private var constraints: [NSLayoutConstraint] = []
  /// The stacks whose safe area the bar has extended, held weakly.
  private var insetStacks: [() -> UINavigationController?] = []

  /// Puts the bar into its place over a base, and returns true if it moved.
  mutating func place(
    _ bar: PlayerBar, _ player: ShownPlayer, over base: ShownRegion?, in root: RootController
  ) -> Bool {
    guard let base else { return false }
    let columns = base.controller as? ColumnRegion
    let sidebar =
      player.dock == .sidebar && columns?.showsSidebar == true ? columns?.menuStack : nil
    let container = sidebar ?? base.controller.container
    // UIKit moves the tab bar with the size class, and removes the constraints of a bar that leaves.
    let tabBar = (container as? UITabBarController)?.barAtBottom(of: root)
    if place === container, bar.superview != nil, tabBar === self.tabBar,
      constraints.allSatisfy(\.isActive)
    {
      if !constraints.isEmpty, sidebar == nil { inset(base.controller.stacks) }
      return false
    }
    remove(bar)
    (place, self.tabBar) = (container, tabBar)
    if player.dock == .aboveTabs, let tabs = container as? UITabBarController,
      base.usesAccessory, tabs.putAccessory(bar)
    {
      bar.backgroundColor = .clear
      return true
    }
    bar.backgroundColor = .secondarySystemBackground
    if let sidebar {
      dock(bar, in: sidebar.view, above: sidebar.view.safeAreaLayoutGuide.bottomAnchor)
      sidebar.additionalSafeAreaInsets.bottom = PlayerBar.height
    } else {
      let bottom: NSLayoutYAxisAnchor = root.view.safeAreaLayoutGuide.bottomAnchor
      dock(bar, in: root.view, above: tabBar?.topAnchor ?? bottom)
      inset(base.controller.stacks)
    }
    return true
  }

  private mutating func dock(_ bar: UIView, in view: UIView, above bottom: NSLayoutYAxisAnchor) {
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    constraints = [
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: bottom),
      bar.heightAnchor.constraint(equalToConstant: PlayerBar.height),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func inset(_ stacks: [StackController]) {
    for stack in stacks where stack.container.additionalSafeAreaInsets.bottom != PlayerBar.height {
      stack.container.additionalSafeAreaInsets.bottom = PlayerBar.height
      insetStacks.append { [weak container = stack.container] in container }
    }
  }

  mutating func remove(_ bar: UIView) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    for stack in insetStacks { stack()?.additionalSafeAreaInsets.bottom = 0 }
    insetStacks = []
    if let tabs = place as? UITabBarController {
      tabs.takeAccessory()
    } else if let sidebar = place as? UINavigationController {
      sidebar.additionalSafeAreaInsets.bottom = 0
    }
    bar.removeFromSuperview()
    place = nil
  }
}

extension UITabBarController {
  /// Returns the tab bar if it is at the bottom, and not at the top as in wide windows of newer iPads.
  fileprivate func barAtBottom(of root: UIViewController) -> UITabBar? {
    guard #available(iOS 18.0, visionOS 1.0, *) else { return tabBar }
    return switch root.traitCollection.userInterfaceIdiom {
    case .phone: tabBar
    case .pad, .mac: root.traitCollection.horizontalSizeClass == .regular ? nil : tabBar
    default: nil
    }
  }
}

#if os(visionOS)
extension UITabBarController {
  /// Returns false, because this system has no accessory.
  fileprivate func putAccessory(_ bar: UIView) -> Bool { false }
  fileprivate func takeAccessory() {}
}
#else
extension UITabBarController {
  /// Puts a bar into the accessory of the tab bar, on systems that have one.
  ///
  /// The accessory stays the same while there is a player, because UIKit stops drawing an accessory
  /// that changes under a live bar.
  fileprivate func putAccessory(_ bar: UIView) -> Bool {
    guard #available(iOS 26.0, *) else { return false }
    bar.translatesAutoresizingMaskIntoConstraints = true
    setBottomAccessory(UITabAccessory(contentView: bar), animated: false)
    return true
  }

  fileprivate func takeAccessory() {
    guard #available(iOS 26.0, *), bottomAccessory != nil else { return }
    setBottomAccessory(nil, animated: false)
  }
}
#endif
#endif
