#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items in a sidebar, beside a list and its detail, or beside one stack.
///
/// When the system collapses the columns, each root item's list and detail stand on one stack.
@MainActor
final class ColumnRegion: NSObject, RegionController {
  let split: UISplitViewController
  private let menu = RootItemsController()
  private let hasList: Bool
  private weak var backend: UIKitBackend?
  private var lists = RootStacks()
  private var details = RootStacks()
  private var selected = 0

  init(_ backend: UIKitBackend, hasList: Bool) {
    self.backend = backend
    self.hasList = hasList
    split = UISplitViewController(style: hasList ? .tripleColumn : .doubleColumn)
    super.init()
    split.delegate = self
    split.preferredDisplayMode = hasList ? .twoBesideSecondary : .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    split.setViewController(UINavigationController(rootViewController: menu), for: .primary)
    menu.onSelect = { [weak self] place in
      guard let self else { return }
      self.backend?.userSelects(place, in: self)
    }
  }

  var container: UIViewController { split }
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
      // What moves from one column to another has to leave the one at once.
      let moves = left.contains { $0.parent === detail } || right.contains { $0.parent === list }
      let isAnimated = animated && place == selected && place == wasSelected && !moves
      list.arrange(left, animated: isAnimated)
      detail.arrange(right, animated: isAnimated)
    }
    place()
  }

  /// Returns the view controllers for the two columns of a root item: the list and its detail, or
  /// the lowest of the list and what stands above it, or all in one.
  private func columns(
    of root: RegionLayout.Root, _ container: WireframeContainer
  ) -> ([UIViewController], [UIViewController]) {
    guard hasList, !split.isCollapsed else { return (root.pile, []) }
    guard root.detail.isEmpty else { return (root.list, root.detail) }
    let lowest = container.columns - 1
    return (Array(root.list.prefix(lowest)), Array(root.list.dropFirst(lowest)))
  }

  /// Puts the stacks of the selected root item into the columns.
  private func place() {
    guard lists.ordered.indices.contains(selected) else { return }
    let (list, detail) = (lists.ordered[selected], details.ordered[selected])
    if split.isCollapsed {
      put(nil, in: hasList ? .supplementary : .secondary)
      put(list, in: .compact)
    } else {
      put(nil, in: .compact)
      put(list, in: hasList ? .supplementary : .secondary)
      if hasList { put(detail, in: .secondary) }
    }
  }

  private func put(_ stack: StackController?, in column: UISplitViewController.Column) {
    guard split.viewController(for: column) !== stack else { return }
    split.setViewController(stack, for: column)
  }

  func show(_ items: [RootLevelRepresentation]) {
    menu.show(items, selected: selected)
    for (place, stack) in lists.ordered.enumerated() {
      guard let item = stack.viewControllers.first?.navigationItem else { continue }
      if split.isCollapsed {
        item.leadingContainerButton = makeMenuButton(items, selected: place)
      } else if item.leadingContainerButton != nil {
        item.leadingContainerButton = nil
      }
    }
  }

  /// Makes the button that takes the place of the sidebar, which is not there on one stack.
  private func makeMenuButton(
    _ items: [RootLevelRepresentation], selected: Int
  ) -> ContainerButton {
    let button = ContainerButton(
      image: UIImage(systemName: "sidebar.left"), primaryAction: nil,
      menu: UIMenu(
        children: items.indices.map { item in
          UIAction(
            title: items[item].title, state: item == selected ? .on : .off
          ) { [weak self] _ in self?.menu.onSelect?(item) }
        }))
    button.accessibilityLabel = "Menu"
    return button
  }
}

extension ColumnRegion: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .compact }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { backend?.settleAnew() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { backend?.settleAnew() }
}
#endif
