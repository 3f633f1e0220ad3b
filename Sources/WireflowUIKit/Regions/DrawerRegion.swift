#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items in a drawer that opens over the stack of the selected one.
@MainActor
final class DrawerRegion: RegionController {
  private let drawer = DrawerController()
  private weak var backend: UIKitBackend?
  private var roots = RootStacks()
  private var selected: StackController?

  init(_ backend: UIKitBackend) {
    self.backend = backend
    backend.containers.configure(drawer.menu)
    drawer.menu.onSelect = { [weak self] place in
      guard let self else { return }
      self.backend?.userSelects(place, in: self)
    }
    drawer.onTurn = { [weak self] in
      guard let self else { return }
      self.backend?.userTurnsDrawer(of: self)
    }
  }

  var container: UIViewController { drawer }
  /// The stacks in the order of the root items.
  var orderedStacks: [StackController] { roots.ordered }
  var stacks: [StackController] { roots.ordered }
  var front: StackController? { selected }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    roots.follow(layout.roots.compactMap(\.list.first)) { StackController(backend) }
    let front = roots.ordered[layout.selected]
    for (stack, root) in zip(roots.ordered, layout.roots) {
      stack.arrange(root.pile, animated: animated && stack === front && stack === selected)
    }
    selected = front
    drawer.show(front.container)
    drawer.name(closing: backend.words.closeMenu)
    drawer.turn(isOpen: layout.isDrawerOpen, animated: animated, motion: backend.motion)
    for root in layout.roots { root.list.first.map(addButton) }
  }

  /// Adds a button that opens the drawer to a root, unless its own view controller has one there.
  private func addButton(to root: UIViewController) {
    let item: UINavigationItem = root.navigationItem
    guard item.leadingContainerButton == nil else { return }
    guard root is any PaintedController || item.leadingButtons.isEmpty else { return }
    let button = ContainerButton(
      image: UIImage(systemName: "line.3.horizontal"),
      primaryAction: UIAction { [weak self] _ in self?.drawer.onTurn?() })
    button.accessibilityLabel = backend?.words.menu
    item.leadingContainerButton = button
  }

  func show(_ items: [RootLevelRepresentation]) {
    drawer.menu.show(items, selected: roots.ordered.firstIndex { $0 === selected })
  }
}
#endif
