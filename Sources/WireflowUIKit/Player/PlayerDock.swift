#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The place in which the bar of a minimized player rests.
@MainActor
struct PlayerDock {
  private weak var place: UIViewController?
  private var constraints: [NSLayoutConstraint] = []

  /// Puts the bar into its place over a base, and returns true if it was not there.
  mutating func place(
    _ bar: UIControl, _ player: ShownPlayer, over base: ShownRegion?, in root: RootController
  ) -> Bool {
    guard let base else { return false }
    let container = base.controller.container
    guard place !== container || bar.superview == nil else { return false }
    if let old = place as? UITabBarController { old.takeAccessory() }
    remove(bar)
    place = container
    if player.dock == .aboveTabs, let tabs = container as? UITabBarController,
      base.usesAccessory, tabs.putAccessory(bar)
    {
      return true
    }
    dock(bar, container, in: root)
    return true
  }

  private mutating func dock(
    _ bar: UIControl, _ container: UIViewController, in root: RootController
  ) {
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    let view: UIView = root.view
    let tabBar = (container as? UITabBarController)?.barAtBottom
    let split = container as? UISplitViewController
    let sidebar = split?.isCollapsed == false ? split?.viewController(for: .primary) : nil
    constraints = [
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: sidebar?.view.trailingAnchor ?? view.trailingAnchor),
      bar.bottomAnchor.constraint(
        equalTo: tabBar?.topAnchor ?? view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 64),
    ]
    NSLayoutConstraint.activate(constraints)
    container.additionalSafeAreaInsets.bottom = 64
  }

  /// Takes the bar away.
  mutating func remove(_ bar: UIControl) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    place?.additionalSafeAreaInsets.bottom = 0
    if let tabs = place as? UITabBarController { tabs.takeAccessory() }
    bar.removeFromSuperview()
    place = nil
  }
}

extension UITabBarController {
  /// The tab bar where it stands at the bottom: on wide screens newer systems have it at the top.
  fileprivate var barAtBottom: UITabBar? {
    guard #available(iOS 18.0, visionOS 1.0, *) else { return tabBar }
    return traitCollection.horizontalSizeClass == .regular ? nil : tabBar
  }
}

#if os(visionOS)
extension UITabBarController {
  /// Returns false: this system has no accessory.
  fileprivate func putAccessory(_ bar: UIView) -> Bool { false }
  fileprivate func takeAccessory() {}
}
#else
extension UITabBarController {
  /// Puts a bar into the accessory of the tab bar, where the system has one.
  ///
  /// It stays the same one for as long as there is a player: UIKit stops drawing one that is
  /// changed under a live bar.
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
