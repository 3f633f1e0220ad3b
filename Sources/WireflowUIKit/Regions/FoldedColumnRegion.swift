#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Columns in a narrow window, with the list and the detail of the selected root item on one stack
/// and a menu of the root items on its bar.
@MainActor
final class FoldedColumnRegion: RegionController {
  private let page = FrontController()
  private weak var backend: UIKitBackend?
  private var roots = RootStacks()
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
#endif
