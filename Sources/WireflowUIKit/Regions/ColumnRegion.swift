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

  var stacks: [StackController] {
    let all = lists.ordered + details.ordered
    let front = [lists, details].compactMap { stacks in
      stacks.ordered.indices.contains(selected) ? stacks.ordered[selected] : nil
    }
    return all.filter { stack in !front.contains { $0 === stack } } + front
  }

  /// True where list and detail are two columns now.
  private var showsDetail: Bool { hasList && !split.isCollapsed }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    let roots = layout.roots.compactMap(\.list.first)
    lists.follow(roots) { StackController(backend) }
    details.follow(roots) { StackController(backend) }
    let wasSelected = selected
    selected = layout.selected
    for (place, root) in layout.roots.enumerated() {
      let isAnimated = animated && place == selected && place == wasSelected
      lists.ordered[place].arrange(showsDetail ? root.list : root.pile, animated: isAnimated)
      details.ordered[place].arrange(showsDetail ? root.detail : [], animated: isAnimated)
    }
    place()
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

  func show(_ region: StagePicture.Region, by backend: UIKitBackend) {
    menu.show(region.rootItems)
    guard split.isCollapsed else { return }
    for (place, stack) in lists.ordered.enumerated() {
      stack.viewControllers.first?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"),
        menu: UIMenu(
          children: region.rootItems.indices.map { item in
            UIAction(
              title: region.rootItems[item].title, state: item == place ? .on : .off
            ) { [weak self] _ in self?.menu.onSelect?(item) }
          }))
    }
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
