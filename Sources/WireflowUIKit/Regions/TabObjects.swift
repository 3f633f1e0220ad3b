#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The tabs of a tab bar as objects, which a wide window can show as a sidebar.
///
/// Older systems have no such objects, and this code never runs there.
@MainActor
struct TabObjects {
  /// The tabs of type `UITab`, in the order of the root items.
  private var tabs: [NSObject] = []
  private var stacks: [StackController] = []

  /// Makes a wide window show a sidebar instead of a tab bar.
  func adaptToSidebar(_ controller: UITabBarController) {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return }
    controller.mode = .tabSidebar
  }

  /// Creates or reuses a tab for each stack.
  mutating func place(
    _ stacks: [StackController], _ items: [RootLevelRepresentation],
    in controller: UITabBarController
  ) {
    guard #available(iOS 18.0, visionOS 2.0, *), stacks != self.stacks else { return }
    let kept = Dictionary(zip(self.stacks, tabs), uniquingKeysWith: { first, _ in first })
    self.stacks = stacks
    tabs = stacks.map { stack in
      kept[stack]
        ?? UITab(title: "", image: nil, identifier: Self.identifier(of: stack)) { _ in
          stack.container
        }
    }
    controller.setTabs(tabs.compactMap { $0 as? UITab }, animated: false)
  }

  /// Shows titles and badges.
  func show(
    _ items: [RootLevelRepresentation], of stacks: [StackController],
    in controller: UITabBarController
  ) {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return }
    for (tab, item) in zip(tabs, items) {
      guard let tab = tab as? UITab else { continue }
      if tab.title != item.title { tab.title = item.title }
      if tab.badgeValue != item.badge { tab.badgeValue = item.badge }
    }
  }

  /// Shows the image of a stack's tab.
  func show(_ image: UIImage?, of stack: StackController) {
    guard #available(iOS 18.0, visionOS 2.0, *), let place = stacks.firstIndex(of: stack),
      let tab = tabs[place] as? UITab
    else { return }
    tab.image = image
  }

  /// Selects a tab by its place.
  func select(_ place: Int, in controller: UITabBarController) {
    guard #available(iOS 18.0, visionOS 2.0, *), tabs.indices.contains(place),
      let tab = tabs[place] as? UITab, controller.selectedTab !== tab
    else { return }
    controller.selectedTab = tab
  }

  func place(of tab: NSObject) -> Int? { tabs.firstIndex { $0 === tab } }

  /// Returns an identifier that is unique to the stack's tab.
  private static func identifier(of stack: StackController) -> String {
    "\(UInt(bitPattern: ObjectIdentifier(stack)))"
  }
}

extension UIKitBackend {
  /// Returns true if a number of root items are tab objects.
  ///
  /// An iPhone has no sidebar. UIKit's own More, which a narrow bar without a place for each of them
  /// would get, takes pages out of their stacks.
  func usesTabObjects(for count: Int) -> Bool {
    guard tabStyle == .sidebarAdaptable, features.hasTabObjects, !isPhone else { return false }
    return room == .regular || count <= 5
  }
}

/// A delegate for tab bars with tab objects, about which UIKit asks in a separate method.
@MainActor
final class TabObjectDelegate: NSObject, UITabBarControllerDelegate {
  private let onSelect: @MainActor (NSObject) -> Void

  init(_ onSelect: @escaping @MainActor (NSObject) -> Void) {
    self.onSelect = onSelect
    super.init()
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    onSelect(tab)
    return false
  }
}
#endif
