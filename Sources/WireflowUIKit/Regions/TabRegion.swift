#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items as tabs of a tab bar, each with its own stack.
@MainActor
final class TabRegion: NSObject, RegionController {
  let tabs: UITabBarController
  private weak var backend: UIKitBackend?
  private var roots = RootStacks()
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
    tabs.delegate = self
    backend.containers.configure(tabs)
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
#endif
