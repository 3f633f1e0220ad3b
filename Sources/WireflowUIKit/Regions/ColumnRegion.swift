#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items in a sidebar, beside a list and its detail, or beside a single stack.
///
/// The region exists only in a regular width, and never collapses by itself. UIKit would push the
/// stacks of the columns onto each other, and iOS 17 accepts a compact column only once. In a
/// compact width, ``FoldedColumnRegion`` replaces it.
@MainActor
final class ColumnRegion: NSObject, RegionController {
  let split: UISplitViewController
  /// The navigation controller of the sidebar.
  let menuStack: UINavigationController
  private let menu = RootItemsController()
  private let hasList: Bool
  private weak var backend: UIKitBackend?
  private let lists = RootStacks()
  private let details = RootStacks()
  private var selected = 0

  init(_ backend: UIKitBackend, hasList: Bool) {
    self.backend = backend
    self.hasList = hasList
    let style: UISplitViewController.Style = hasList ? .tripleColumn : .doubleColumn
    split = backend.containers.makeSplit?(style) ?? UISplitViewController(style: style)
    split.preferredDisplayMode = hasList ? .twoBesideSecondary : .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    split.traitOverrides.horizontalSizeClass = .regular
    menuStack = UINavigationController(rootViewController: menu)
    super.init()
    split.setViewController(menuStack, for: .primary)
    backend.containers.configure(split)
    split.delegate = self
    backend.containers.configure(menuStack)
    backend.containers.configure(menu)
    menu.onSelect = { [weak self] place in
      guard let self else { return }
      self.backend?.userSelects(place, in: self)
    }
  }

  var container: UIViewController { split }
  /// True while the sidebar is visible, beside a list and its detail or beside a single stack.
  ///
  /// With a list, the one column beside the detail is the list:
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum/onebesidesecondary
  var showsSidebar: Bool {
    hasList ? split.displayMode == .twoBesideSecondary : split.displayMode != .secondaryOnly
  }
  /// The stacks in the order of the root items.
  var orderedLists: [StackController] { lists.ordered }
  var orderedDetails: [StackController] { details.ordered }

  var stacks: [StackController] { lists.ordered + details.ordered }
  var front: StackController? {
    guard lists.ordered.indices.contains(selected) else { return nil }
    let detail = details.ordered[selected]
    return detail.viewControllers.isEmpty ? lists.ordered[selected] : detail
  }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    let roots = layout.roots.compactMap(\.list.first)
    lists.follow(roots) { StackController(backend) }
    details.follow(roots) { StackController(backend) }
    let wasSelected = selected
    selected = layout.selected
    for (place, root) in layout.roots.enumerated() {
      let (left, right) = columns(of: root, layout.container)
      let (list, detail) = (lists.ordered[place], details.ordered[place])
      // A view controller that moves to the other column must leave its old one at once,
      // unanimated.
      let moves =
        left.contains { $0.parent === detail.container }
        || right.contains { $0.parent === list.container }
      let isAnimated = animated && place == selected && place == wasSelected && !moves
      list.arrange(left, animated: isAnimated)
      detail.arrange(right, animated: isAnimated)
    }
    place()
  }

  /// Returns the view controllers for the two columns of a root item.
  ///
  /// They are the list and its detail, or the bottom of the list and the screens above it, or a
  /// single stack.
  private func columns(
    of root: RegionLayout.Root, _ container: WireframeContainer
  ) -> ([UIViewController], [UIViewController]) {
    guard hasList else { return (root.pile, []) }
    guard root.detail.isEmpty else { return (root.list, root.detail) }
    let lowest = container.columns - 1
    return (Array(root.list.prefix(lowest)), Array(root.list.dropFirst(lowest)))
  }

  /// Puts the stacks of the selected root item into the columns.
  private func place() {
    guard lists.ordered.indices.contains(selected) else { return }
    let (list, detail) = (lists.ordered[selected], details.ordered[selected])
    put(list, in: hasList ? .supplementary : .secondary)
    if hasList { put(detail, in: .secondary) }
  }

  private func put(_ stack: StackController, in column: UISplitViewController.Column) {
    guard split.viewController(for: column) !== stack.container else { return }
    split.setViewController(stack.container, for: column)
  }

  func show(_ items: [RootLevelRepresentation]) { menu.show(items, selected: selected) }
}

extension ColumnRegion: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    // The player's bar is in the sidebar only while the sidebar is visible.
    Task { [weak backend] in backend?.settleAnew() }
  }
}

/// Columns in a narrow window, with the list and the detail of the selected root item on one stack
/// and a menu of the root items on its bar.
@MainActor
final class FoldedColumnRegion: RegionController {
  private let page = FrontController()
  private weak var backend: UIKitBackend?
  private let roots = RootStacks()
  private var selected = 0

  init(_ backend: UIKitBackend) { self.backend = backend }

  var container: UIViewController { page }
  /// The stacks in the order of the root items.
  var orderedStacks: [StackController] { roots.ordered }
  var stacks: [StackController] { roots.ordered }
  var front: StackController? {
    roots.ordered.indices.contains(selected) ? roots.ordered[selected] : nil
  }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    roots.follow(layout.roots.compactMap(\.list.first)) { StackController(backend) }
    let before = page.front
    selected = layout.selected
    for (stack, root) in zip(roots.ordered, layout.roots) {
      stack.arrange(root.pile, animated: animated && stack === front && stack.container === before)
    }
    if let front { page.show(front.container) }
  }

  func show(_ items: [RootLevelRepresentation]) {
    for (place, stack) in roots.ordered.enumerated() {
      guard let item = stack.viewControllers.first?.navigationItem else { continue }
      item.leadingContainerButton = makeMenuButton(items, selected: place)
    }
  }

  /// Creates the button that replaces the sidebar.
  private func makeMenuButton(
    _ items: [RootLevelRepresentation], selected: Int
  ) -> ContainerButton {
    let button = ContainerButton(
      image: UIImage(systemName: "sidebar.leading"), primaryAction: nil,
      menu: UIMenu(
        children: items.indices.map { item in
          UIAction(
            title: items[item].title, state: item == selected ? .on : .off
          ) { [weak self] _ in
            guard let self else { return }
            self.backend?.userSelects(item, in: self)
          }
        }))
    button.accessibilityLabel = backend?.words.menu
    return button
  }
}

/// A region with a single stack, for example of a modal.
@MainActor
final class StackRegion: RegionController {
  private let stack: StackController

  init(_ backend: UIKitBackend) { stack = StackController(backend) }

  var container: UIViewController { stack.container }
  var stacks: [StackController] { [stack] }
  var front: StackController? { stack }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    stack.arrange(layout.roots.first?.pile ?? [], animated: animated)
  }

  func show(_ items: [RootLevelRepresentation]) {}
}
#endif
