#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A container of UIKit in which a region is shown: tabs, a drawer, pages, columns, or one stack.
@MainActor
protocol RegionController: AnyObject {
  /// The view controller that contains the whole region.
  var container: UIViewController { get }
  /// All stacks of the region.
  var stacks: [StackController] { get }
  /// The stack in front.
  var front: StackController? { get }
  /// Applies a layout to the container.
  func arrange(_ layout: RegionLayout, animated: Bool)
  /// Shows the region's root items.
  func show(_ items: [RootLevelRepresentation])
}

/// The kind of container that shows a region.
enum RegionKind: Hashable {
  case stack
  /// Tabs that are objects, which a wide window shows as a sidebar, or view controllers.
  case tabs(areObjects: Bool)
  case drawer
  case pages
  case columns(hasList: Bool)
  /// The columns of a window that is too narrow for them.
  case foldedColumns

  @MainActor
  init(_ region: StageSnapshot.Region, hasRootItems: Bool, for backend: UIKitBackend) {
    guard hasRootItems else {
      self = .stack
      return
    }
    self =
      switch region.container.rootNavigation {
      case .tabs: .tabs(areObjects: backend.usesTabObjects(for: region.roots.count))
      case .drawer: .drawer
      case .pages: .pages
      case .sidebar:
        backend.room == .regular ? .columns(hasList: region.container.columns > 1) : .foldedColumns
      }
  }

  @MainActor
  func makeController(for backend: UIKitBackend) -> any RegionController {
    switch self {
    case .stack: StackRegion(backend)
    case .tabs(let areObjects): TabRegion(backend, usesTabObjects: areObjects)
    case .drawer: DrawerRegion(backend)
    case .pages: PageRegion(backend)
    case .columns(let hasList): ColumnRegion(backend, hasList: hasList)
    case .foldedColumns: FoldedColumnRegion(backend)
    }
  }
}

/// A visible region.
@MainActor
final class ShownRegion {
  let kind: RegionKind
  let controller: any RegionController
  /// True if a tab bar may hold the player as its accessory.
  let usesAccessory: Bool
  private var rootItems: RootItemsWatch?

  init(kind: RegionKind, controller: any RegionController, usesAccessory: Bool) {
    self.kind = kind
    self.controller = controller
    self.usesAccessory = usesAccessory
  }

  /// Shows the root items, and updates them whenever their titles or badges change.
  func showRootItems(_ roots: [any Screen], of stage: Stage) {
    guard kind != .stack else { return }
    let watch = rootItems ?? stage.watchRootItems { [weak self] in self?.showRootItemsAgain() }
    rootItems = watch
    watch.roots = roots
    controller.show(watch.representations)
  }

  private func showRootItemsAgain() {
    guard let rootItems else { return }
    controller.show(rootItems.representations)
  }

  /// Releases its view controllers and its root items.
  func release() {
    rootItems?.end()
    rootItems = nil
    for stack in controller.stacks {
      stack.viewControllers.first?.navigationItem.leadingContainerButton = nil
      stack.arrange([], animated: false)
    }
  }
}

/// The view controllers of a region, in their places.
@MainActor
struct RegionLayout {
  /// The view controllers of a root item's stacks.
  struct Root {
    let list: [UIViewController]
    let detail: [UIViewController]

    /// The list with the detail on top, as one stack.
    var pile: [UIViewController] { list + detail }
  }

  let roots: [Root]
  let selected: Int
  let isDrawerOpen: Bool
  let container: WireframeContainer

  init(_ region: StageSnapshot.Region, screens make: (any Screen) -> UIViewController) {
    roots = region.roots.map { Root(list: $0.screens.map(make), detail: $0.detail.map(make)) }
    selected = region.selected
    isDrawerOpen = region.isDrawerOpen
    container = region.container
  }
}

/// The stacks of root items, each of which lives as long as its root.
@MainActor
final class RootStacks {
  private var roots: [UIViewController] = []
  private(set) var ordered: [StackController] = []
  /// The stack of the selected root item.
  var selected: StackController?

  /// Arranges the stacks, and selects one.
  func arrange(_ layout: RegionLayout, on backend: UIKitBackend, animated: Bool) {
    follow(layout.roots.compactMap(\.list.first)) { StackController(backend) }
    let front = ordered[layout.selected]
    for (stack, root) in zip(ordered, layout.roots) {
      stack.arrange(root.pile, animated: animated && stack === front && stack === selected)
    }
    selected = front
  }

  /// Updates the stacks for a new list of root view controllers, and creates missing ones.
  ///
  /// A root that replaces another one inherits its stack.
  func follow(_ new: [UIViewController], _ make: () -> StackController) {
    guard !new.elementsEqual(roots, by: ===) else { return }
    let (old, before) = (roots, ordered)
    let kept = new.map { root in old.firstIndex { $0 === root }.map { before[$0] } }
    var free = before.filter { stack in !kept.contains { $0 === stack } }
    ordered = new.indices.map { place in
      if let stack = kept[place] { return stack }
      guard before.count == new.count, free.contains(where: { $0 === before[place] }) else {
        return make()
      }
      free.removeAll { $0 === before[place] }
      return before[place]
    }
    roots = new
    for stack in free { stack.arrange([], animated: false) }
  }
}

/// A container with one view controller in front.
///
/// The system asks only containers about the status bar, the home indicator and the orientation.
/// The container therefore returns the preferences of the screen in front.
@MainActor
class FrontController: UIViewController {
  private(set) var front: UIViewController?
  /// Returns the view controller of the screen in front, if that is not simply `front`.
  var frontScreen: (@MainActor () -> UIViewController?)?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  private var speaker: UIViewController? { frontScreen?() ?? front }

  /// Replaces the view controller in front.
  func show(_ controller: UIViewController) {
    guard front !== controller else { return }
    front?.detach()
    front = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
    wishesChanged()
  }

  /// Makes the system read the preferences of the screen in front again.
  func wishesChanged() {
    updateStatusBar()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  #if !os(visionOS)
  override var childForStatusBarStyle: UIViewController? { speaker }
  override var childForStatusBarHidden: UIViewController? { speaker }
  #endif
  override var childForHomeIndicatorAutoHidden: UIViewController? { speaker }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { speaker }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    speaker?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// A list of root items, for a drawer or a sidebar.
@MainActor
final class RootItemsController: UITableViewController {
  /// A closure that runs when the user selects an item, with its index.
  var onSelect: (@MainActor (Int) -> Void)?
  private var items: [RootLevelRepresentation] = []
  private var lines: [[RootLevelRepresentation].Line] = []
  private var selected: Int?

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  func show(_ items: [RootLevelRepresentation], selected: Int?) {
    guard items != self.items || selected != self.selected else { return }
    self.items = items
    lines = items.lines
    self.selected = selected
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    var content = UIListContentConfiguration.cell()
    cell.accessoryType = .none
    switch lines[indexPath.row] {
    case .heading(let text):
      content.text = text
      content.textProperties.color = .secondaryLabel
      cell.indentationLevel = 0
      cell.accessibilityTraits = .header
    case .item(let place):
      content.text = items[place].title
      content.secondaryText = items[place].badge
      content.image = items[place].imageName.flatMap { .asset($0) }
      cell.indentationLevel = items[place].level
      cell.accessibilityTraits = []
      if place == selected { cell.accessoryType = .checkmark }
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    if case .heading = lines[indexPath.row] { false } else { true }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .item(let place) = lines[indexPath.row] { onSelect?(place) }
  }
}
#endif
