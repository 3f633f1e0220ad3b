#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items as tabs of a tab bar, each with its own stack.
@MainActor
final class TabRegion: NSObject, RegionController {
  let tabs: UITabBarController
  private weak var backend: UIKitBackend?
  private let roots = RootStacks()
  private let usesTabObjects: Bool
  private var objects = TabObjects()
  private var objectDelegate: TabObjectDelegate?
  private var more: MoreController?
  private var selected = 0
  private var items: [RootLevelRepresentation] = []

  init(_ backend: UIKitBackend, usesTabObjects: Bool) {
    self.backend = backend
    self.usesTabObjects = usesTabObjects
    tabs = backend.containers.makeTabs?() ?? UITabBarController()
    super.init()
    // A class of the app's own often takes the delegate's place when its view loads.
    if backend.containers.makeTabs != nil { tabs.loadViewIfNeeded() }
    backend.containers.configure(tabs)
    tabs.delegate = self
    guard usesTabObjects else { return }
    objects.adaptToSidebar(tabs)
    let delegate = TabObjectDelegate { [weak self] tab in
      guard let self, let place = objects.place(of: tab) else { return }
      userSelects(place)
    }
    objectDelegate = delegate
    tabs.delegate = delegate
  }

  var container: UIViewController { tabs }

  var stacks: [StackController] { roots.ordered }
  var front: StackController? {
    roots.ordered.indices.contains(selected) ? roots.ordered[selected] : nil
  }

  /// True while the list of root items without a tab is in front.
  var showsMoreList: Bool {
    guard let more else { return false }
    return tabs.selectedViewController === more && more.front !== front?.container
  }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    let wasSelected = selected
    roots.follow(layout.roots.compactMap(\.list.first)) {
      let stack = StackController(backend)
      // Without its own item, the stack would share that of its root, whose title is the page's.
      stack.container.tabBarItem = UITabBarItem()
      return stack
    }
    selected = layout.selected
    for (place, root) in layout.roots.enumerated() {
      roots.ordered[place].arrange(
        root.pile, animated: animated && place == selected && place == wasSelected)
    }
    placeTabs()
    showSelected()
  }

  /// Selects the tab of a stack, and returns false if it has none.
  func select(_ stack: StackController) -> Bool {
    guard let place = roots.ordered.firstIndex(where: { $0 === stack }) else { return false }
    selected = place
    showSelected()
    return true
  }

  func show(_ items: [RootLevelRepresentation]) {
    self.items = items
    for (stack, item) in zip(roots.ordered, items) {
      let bar: UITabBarItem = stack.container.tabBarItem
      if bar.title != item.title { bar.title = item.title }
      if bar.badgeValue != item.badge { bar.badgeValue = item.badge }
      guard stack.tabImageName != item.imageName else { continue }
      stack.tabImageName = item.imageName
      bar.image = item.imageName.flatMap { .asset($0) }
      if usesTabObjects { objects.show(bar.image, of: stack) }
    }
    if usesTabObjects { objects.show(items, of: roots.ordered, in: tabs) }
    showMoreItems()
  }

  // MARK: - Places

  /// The number of tabs that fit into the bar.
  private var capacity: Int {
    if usesTabObjects { return .max }
    guard let backend, backend.room == .regular, !backend.isPhone else { return 5 }
    return backend.features.hasTabObjects ? .max : 8
  }

  private var hasMore: Bool { roots.ordered.count > capacity }
  /// The number of root items that have their own tab.
  private var ownCount: Int { hasMore ? capacity - 1 : roots.ordered.count }

  private func placeTabs() {
    guard !usesTabObjects else { return objects.place(roots.ordered, items, in: tabs) }
    var controllers: [UIViewController] = roots.ordered.prefix(ownCount).map(\.container)
    if hasMore { controllers.append(moreController()) }
    if let more, let inside = more.front, inside !== more.listStack,
      !hasMore || !roots.ordered.dropFirst(ownCount).contains(where: { $0.container === inside })
    {
      more.showList()
    }
    guard !controllers.elementsEqual(tabs.viewControllers ?? [], by: ===) else { return }
    if !hasMore { more = nil }
    for controller in controllers where controller.parent !== tabs { controller.detach() }
    tabs.setViewControllers(controllers, animated: false)
  }

  private func showSelected() {
    guard let front else { return }
    if usesTabObjects { return objects.select(selected, in: tabs) }
    let place = min(selected, hasMore ? capacity - 1 : selected)
    if selected >= ownCount { more?.show(front.container) }
    showMoreItems()
    if tabs.selectedIndex != place { tabs.selectedIndex = place }
  }

  private func moreController() -> MoreController {
    if let more { return more }
    let new = MoreController(backend?.words ?? .english)
    backend?.containers.configure(new.listStack)
    new.list.onSelect = { [weak self] row in self?.userSelectsMore(row) }
    more = new
    return new
  }

  private func showMoreItems() {
    guard let more, hasMore, items.count > ownCount else { return }
    let place = selected >= ownCount ? selected - ownCount : nil
    more.list.show(Array(items[ownCount...]), selected: place)
  }

  private func userSelectsMore(_ row: Int) {
    let place = ownCount + row
    // The stage has nothing to do if the root item is already selected.
    if place == selected { return showSelected() }
    backend?.userSelects(place, in: self)
  }
}

extension TabRegion: UITabBarControllerDelegate {
  /// Leaves every selection to the stage, including a second tap on the selected tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let more, viewController === more {
      more.showList()
      tabs.selectedViewController = more
    } else if let place = roots.ordered.firstIndex(where: { $0.container === viewController }) {
      userSelects(place)
    }
    return false
  }

  private func userSelects(_ place: Int) {
    // The stage does not know the list of "More", so returning from it needs no request.
    if place == selected, showsMoreList { return showSelected() }
    if place == selected, let front, front.isForeignInFront {
      guard backend?.allowsBack(on: front) == true else { return }
      front.container.popToRootViewController(animated: true)
      return
    }
    backend?.userSelects(place, in: self)
  }
}

extension UIImage {
  /// Returns the image of an app's asset, or otherwise the system symbol of that name.
  static func asset(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }
}

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

/// The last tab of a bar with too many root items: a list of those without a tab, or the stack of
/// the selected one.
///
/// UIKit's own More controller takes pages out of their stacks. The bar therefore never has more
/// tabs than it can show.
@MainActor
final class MoreController: FrontController {
  /// The list of the root items without a tab.
  let list = RootItemsController()
  let listStack: UINavigationController

  init(_ words: StageWords) {
    listStack = UINavigationController(rootViewController: list)
    super.init()
    let title = words.more
    list.navigationItem.title = title
    tabBarItem = UITabBarItem()
    tabBarItem.title = title
    tabBarItem.image = UIImage(systemName: "ellipsis")
    show(listStack)
  }

  required init?(coder: NSCoder) { nil }

  func showList() { show(listStack) }
}
#endif
