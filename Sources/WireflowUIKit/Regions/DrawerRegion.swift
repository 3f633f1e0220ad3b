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
    drawer.show(front)
    drawer.turn(isOpen: layout.isDrawerOpen, animated: animated, motion: backend.motion)
    for root in layout.roots { root.list.first.map(addButton) }
  }

  /// Gives a root a button that opens the drawer, unless its own view controller has one there.
  private func addButton(to root: UIViewController) {
    let item: UINavigationItem = root.navigationItem
    guard item.leadingContainerButton == nil else { return }
    guard root is GenericViewController || item.leadingButtons.isEmpty else { return }
    let button = ContainerButton(
      image: UIImage(systemName: "line.3.horizontal"),
      primaryAction: UIAction { [weak self] _ in self?.drawer.onTurn?() })
    button.accessibilityLabel = "Menu"
    item.leadingContainerButton = button
  }

  func show(_ items: [RootLevelRepresentation]) {
    drawer.menu.show(items, selected: roots.ordered.firstIndex { $0 === selected })
  }
}

/// The container of a drawer: a view controller in front, and a menu that covers part of it.
@MainActor
final class DrawerController: UIViewController {
  let menu = RootItemsController()
  /// A closure for when the user opens or closes the drawer.
  var onTurn: (@MainActor () -> Void)?
  private(set) var isOpen = false
  private let shade = UIControl(frame: .zero)
  private var front: UIViewController?

  init() {
    super.init(nibName: nil, bundle: nil)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    shade.accessibilityLabel = "Close menu"
    shade.addAction(UIAction { [weak self] _ in self?.onTurn?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a view controller in front, behind the menu.
  func show(_ controller: UIViewController) {
    guard front !== controller else { return }
    front?.detach()
    front = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
    if isOpen { bringMenuForward() }
  }

  /// Opens or closes the menu.
  func turn(isOpen: Bool, animated: Bool, motion: Motion) {
    guard self.isOpen != isOpen else { return }
    self.isOpen = isOpen
    if isOpen {
      addChild(menu)
      shade.fill(view)
      menu.view.fill(view)
      menu.view.accessibilityViewIsModal = true
      menu.didMove(toParent: self)
      shade.alpha = 0
      menu.view.alpha = 0
    }
    motion.animate(animated) { [self] in
      shade.alpha = isOpen ? 1 : 0
      menu.view.alpha = isOpen ? 1 : 0
    } then: { [weak self] in
      guard let self, !self.isOpen else { return }
      shade.removeFromSuperview()
      menu.detach()
    }
  }

  private func bringMenuForward() {
    view.bringSubviewToFront(shade)
    view.bringSubviewToFront(menu.view)
  }
}
#endif
