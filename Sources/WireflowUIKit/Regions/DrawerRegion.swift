#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items in a drawer that opens over the stack of the selected one.
@MainActor
final class DrawerRegion: RegionController {
  private let drawer = DrawerController()
  private weak var backend: UIKitBackend?
  private let roots = RootStacks()

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
  var front: StackController? { roots.selected }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    roots.arrange(layout, on: backend, animated: animated)
    if let front { drawer.show(front.container) }
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
    drawer.menu.show(items, selected: roots.ordered.firstIndex { $0 === front })
  }
}

/// The container of a drawer, with a view controller in front and a menu that slides over part of
/// it.
///
/// The user closes the menu by touching the area beside it, by swiping towards its edge, or by the
/// escape gesture of VoiceOver.
@MainActor
final class DrawerController: FrontController {
  let menu = RootItemsController()
  /// A closure that runs when the user opens or closes the drawer.
  var onTurn: (@MainActor () -> Void)?
  private(set) var isOpen = false
  private let panel = UIView(frame: .zero)
  private let shade = UIControl(frame: .zero)
  private var menuEdge: NSLayoutConstraint?
  private var swipe: UISwipeGestureRecognizer?
  private lazy var swipeAction = GestureAction { [weak self] in self?.close() }

  private static let width: CGFloat = 320

  override init() {
    super.init()
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    shade.isAccessibilityElement = true
    shade.accessibilityTraits = .button
    shade.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    panel.accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the accessibility label of the shade, which closes the drawer.
  func name(closing label: String) { shade.accessibilityLabel = label }

  override func show(_ controller: UIViewController) {
    super.show(controller)
    if isOpen { view.bringSubviewToFront(panel) }
  }

  func turn(isOpen: Bool, animated: Bool, motion: Motion) {
    guard self.isOpen != isOpen else { return }
    self.isOpen = isOpen
    if isOpen { addMenu() }
    // With Reduce Motion, the menu fades in place.
    let slides = animated && !UIAccessibility.isReduceMotionEnabled
    if isOpen {
      placeMenu(isOut: slides)
      panel.alpha = animated && !slides ? 0 : 1
      panel.layoutIfNeeded()
    }
    motion.animate(animated) { [self] in
      shade.alpha = isOpen ? 1 : 0
      panel.alpha = isOpen || slides ? 1 : 0
      placeMenu(isOut: !isOpen && slides)
      panel.layoutIfNeeded()
    } then: { [weak self] in
      guard let self, !self.isOpen else { return }
      menu.detach()
      panel.removeFromSuperview()
    }
  }

  private func close() { if isOpen { onTurn?() } }

  private func addMenu() {
    panel.fill(view)
    guard menu.parent == nil else { return }
    addChild(menu)
    shade.fill(panel)
    shade.alpha = 0
    let list: UIView = menu.view
    list.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(list)
    let edge = list.leadingAnchor.constraint(equalTo: panel.leadingAnchor)
    menuEdge = edge
    let width = list.widthAnchor.constraint(equalToConstant: Self.width)
    width.priority = .init(999)
    NSLayoutConstraint.activate([
      edge, width,
      list.widthAnchor.constraint(lessThanOrEqualTo: panel.widthAnchor, multiplier: 0.85),
      list.topAnchor.constraint(equalTo: panel.topAnchor),
      list.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ])
    menu.didMove(toParent: self)
    watchSwipes()
  }

  private func placeMenu(isOut: Bool) { menuEdge?.constant = isOut ? -Self.width : 0 }

  /// Adds a swipe that closes the menu, towards the edge from which it came.
  private func watchSwipes() {
    let swipe = self.swipe ?? swipeAction.makeSwipe()
    if self.swipe == nil { panel.addGestureRecognizer(swipe) }
    self.swipe = swipe
    swipe.direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
#endif
