#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// A container of UIKit in which a region is shown: tabs, a drawer, columns, or one stack.
@MainActor
protocol RegionController: AnyObject {
  /// The view controller that holds all of it.
  var container: UIViewController { get }
  /// All stacks in it, the one in front last.
  var stacks: [StackController] { get }
  /// Makes it hold what a layout says.
  func arrange(_ layout: RegionLayout, animated: Bool)
  /// Shows the ways to its root items.
  func show(_ region: StagePicture.Region, by backend: UIKitBackend)
}

extension RegionController {
  /// Gives up all view controllers, which are to stand elsewhere or nowhere.
  func release() {
    for stack in stacks { stack.arrange([], animated: false) }
  }
}

/// The kind of container that shows a region.
enum RegionKind: Hashable {
  case stack
  case tabs
  case drawer
  case columns(hasList: Bool)

  @MainActor
  init(_ region: StageSnapshot.Region, hasRootItems: Bool) {
    guard hasRootItems else {
      self = .stack
      return
    }
    self =
      switch region.container.rootNavigation {
      case .tabs: .tabs
      case .drawer: .drawer
      case .sidebar: .columns(hasList: region.container.columns > 1)
      }
  }

  @MainActor
  func makeController(for backend: UIKitBackend) -> any RegionController {
    switch self {
    case .stack: StackRegion(backend)
    case .tabs: TabRegion(backend)
    case .drawer: DrawerRegion(backend)
    case .columns(let hasList): ColumnRegion(backend, hasList: hasList)
    }
  }
}

/// A region as it is shown.
@MainActor
final class ShownRegion {
  let kind: RegionKind
  let controller: any RegionController
  /// True if a tab bar may hold the player as its accessory.
  let usesAccessory: Bool

  init(kind: RegionKind, controller: any RegionController, usesAccessory: Bool) {
    self.kind = kind
    self.controller = controller
    self.usesAccessory = usesAccessory
  }
}

/// The view controllers of a region, in their places.
@MainActor
struct RegionLayout {
  /// The view controllers of a root item's stacks.
  struct Root {
    let list: [UIViewController]
    let detail: [UIViewController]

    /// All of them on one stack.
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

/// The stacks of root items, each of which is kept while its root is there.
@MainActor
struct RootStacks {
  private var stacks: [ObjectIdentifier: StackController] = [:]
  private(set) var ordered: [StackController] = []

  /// Takes the stacks for root view controllers in their order, and makes those that are missing.
  ///
  /// A root that another one took the place of hands its stack on.
  mutating func follow(_ roots: [UIViewController], _ make: () -> StackController) {
    let old = stacks
    let keys = roots.map { ObjectIdentifier($0) }
    var free = ordered.filter { stack in !keys.contains { old[$0] === stack } }
    stacks = [:]
    let before = ordered
    ordered = keys.enumerated().map { place, key in
      if let stack = old[key] { return stack }
      guard before.count == keys.count, free.contains(where: { $0 === before[place] }) else {
        return make()
      }
      free.removeAll { $0 === before[place] }
      return before[place]
    }
    for (key, stack) in zip(keys, ordered) { stacks[key] = stack }
    for stack in free { stack.arrange([], animated: false) }
  }
}
#endif
