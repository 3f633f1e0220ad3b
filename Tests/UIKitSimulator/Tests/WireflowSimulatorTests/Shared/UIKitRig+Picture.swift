import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowTesting

@testable import WireflowUIKit

extension UIKitRig {
  /// The picture of the double, read from its own containers.
  var picture: BackendPicture {
    var modals: [BackendPicture.Modal] = []
    for modal in backend.modals where isPresented(modal.container) {
      let hasRootItems = modal.region.kind != .stack
      modals.append(.init(region: region(modal.region), hasRootItems: hasRootItems))
    }
    return BackendPicture(
      base: backend.base.map(region) ?? .init(roots: []), embeddings: embeddings, player: player,
      modals: modals, alert: alert)
  }

  private func isPresented(_ controller: UIViewController) -> Bool {
    backend.presentedControllers.contains { $0 === controller }
  }

  private var alert: String? {
    backend.presentedControllers.lazy.compactMap { $0 as? UIAlertController }.first?.title
  }

  private func screens(_ controllers: [UIViewController]) -> [any Screen] {
    backend.screens.screens(of: controllers)
  }

  private func region(_ shown: ShownRegion) -> BackendPicture.Region {
    switch shown.controller {
    case let tabs as TabRegion:
      let stacks = tabs.stacks
      let shown = tabs.tabs.selectedViewController
      let selected =
        stacks.firstIndex { stack in
          [shown, (shown as? MoreController)?.front].contains { $0 === stack.container }
        } ?? -1
      return .init(
        roots: stacks.map { root(pile: $0.viewControllers) }, selected: selected)
    case let drawer as DrawerRegion:
      let stacks = drawer.orderedStacks
      let selected = stacks.firstIndex { stack in
        drawer.container.children.contains { $0 === stack.container }
      }
      return .init(
        roots: stacks.map { root(pile: $0.viewControllers) }, selected: selected ?? -1,
        isDrawerOpen: drawer.container.children.contains { $0 is RootItemsController })
    case let pages as PageRegion:
      // A page is a child while it can be seen, and the one in sight is where the dots say.
      let stacks = pages.orderedStacks
      let seen = stacks.indices.filter { stacks[$0].container.parent === pages.container }
      return .init(
        roots: stacks.map { root(pile: $0.viewControllers) },
        selected: seen == [pages.inSight] && pages.dot == pages.inSight ? pages.inSight : -1)
    case let columns as ColumnRegion: return region(columns)
    case let folded as FoldedColumnRegion:
      let selected =
        folded.orderedStacks.firstIndex { $0.container.parent === folded.container } ?? -1
      return .init(
        roots: folded.orderedStacks.map { root(pile: $0.viewControllers) }, selected: selected)
    default: return .init(roots: shown.controller.stacks.map { root(pile: $0.viewControllers) })
    }
  }

  private func region(_ columns: ColumnRegion) -> BackendPicture.Region {
    let split = columns.split
    let (lists, details) = (columns.orderedLists, columns.orderedDetails)
    let column: UISplitViewController.Column =
      split.style == .tripleColumn ? .supplementary : .secondary
    let selected = lists.firstIndex { $0.container === split.viewController(for: column) }
    let roots = zip(lists, details).map { list, detail in
      root(pile: list.viewControllers + detail.viewControllers)
    }
    return .init(roots: roots, selected: selected ?? -1)
  }

  /// A root item, whose detail is beside its list or lies on it.
  private func root(pile controllers: [UIViewController]) -> BackendPicture.Root {
    let pile = screens(controllers)
    guard let first = pile.first, let stage = backend.stage else { return .init(screens: pile) }
    let detail = stage.state.detail(beside: first)
    let cut = pile.firstIndex { screen in detail.contains { $0 === screen } } ?? pile.count
    return .init(screens: Array(pile[..<cut]), detail: Array(pile[cut...]))
  }

  private var player: BackendPicture.Player? {
    guard let shown = backend.root.player.shown,
      let screen = backend.screens.screen(of: shown.screen)
    else { return nil }
    return .init(
      screen: screen, controls: backend.screens.screen(of: shown.controls),
      isMaximized: shown.screen.viewIfLoaded?.superview != nil)
  }

  private var embeddings: [BackendPicture.Embedding] {
    guard let stage = backend.stage else { return [] }
    var all: [BackendPicture.Embedding] = []
    for screen in stage.snapshotScreens {
      guard let controller = backend.viewController(for: screen) else { continue }
      for child in backend.screens.screens(of: controller.children) {
        all.append((screen: child, host: screen))
      }
    }
    return all
  }
}

extension Stage {
  /// All screens on stage, embedded ones after their hosts.
  var snapshotScreens: [any Screen] {
    let tree = snapshot
    let regions = [tree.base] + tree.modals.map(\.region)
    var screens: [any Screen] = []
    for region in regions {
      for root in region.roots { screens += root.screens + root.detail }
      screens += region.embeddings.map(\.screen)
    }
    guard let player = tree.player else { return screens }
    return screens + [player.screen, player.controls] + player.waiting
      + player.embeddings.map(\.screen)
  }
}

extension UIKitRig {
  func controller(_ screen: any Screen) -> UIViewController? { backend.viewController(for: screen) }

  /// The container of the base, such as a tab bar controller.
  var container: UIViewController? { backend.base?.controller.container }
  var tabs: UITabBarController? { container as? UITabBarController }
  /// The navigation controller in front.
  var stack: UINavigationController? {
    (backend.modals.last?.region ?? backend.base)?.controller.front?.container
  }

  /// The pages in front.
  var pages: PageRegion? {
    (backend.modals.last?.region ?? backend.base)?.controller as? PageRegion
  }
  /// The scroll view of the pages in front.
  var scroll: UIScrollView? { pages?.scroll }

  var playerBar: PlayerBar? {
    let controls = backend.root.player.shown?.controls
    return controls?.view.superview as? PlayerBar
  }

  var menu: RootItemsController? {
    container?.children.lazy.compactMap { $0 as? RootItemsController }.first
  }

  /// The titles in the columns that are shown, besides the sidebar.
  var columnTitles: [[String]] {
    guard let split = container as? UISplitViewController else {
      return [stack?.viewControllers.map { $0.navigationItem.title ?? "" } ?? []]
    }
    let columns: [UISplitViewController.Column] = [.supplementary, .secondary]
    return columns.compactMap { column in
      (split.viewController(for: column) as? UINavigationController)?
        .viewControllers.map { $0.navigationItem.title ?? "" }
    }
  }
}

extension UIViewController {
  var topmost: UIViewController { parent?.topmost ?? self }
}

extension PageRegion {
  var scroll: UIScrollView? {
    container.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The place of the page that the scroll view shows, from left to right or from right to left.
  var inSight: Int {
    scroll?.window?.layoutIfNeeded()
    guard let scroll, scroll.bounds.width > 0 else { return pages.selected }
    let column = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
    let isRightToLeft = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? stacks.count - 1 - column : column
  }

  /// The place of the dot that is marked.
  var dot: Int { pages.dots.currentPage }
}

extension UIKitApp {
  /// Expects that stage and UIKit show the same, and that UIKit has nothing to complain of.
  func expectSame(_ location: SourceLocation = #_sourceLocation) {
    rig.expectNoMessages(location)
    let (shown, expected) = (rig.picture, BackendPicture(stage.snapshot))
    #expect(
      shown.matches(expected), "on stage:\n\(expected.text)\nshown:\n\(shown.text)",
      sourceLocation: location)
  }

  /// The titles in the stack in front, from its root.
  var titles: [String] { rig.stack?.viewControllers.map { $0.navigationItem.title ?? "" } ?? [] }

  /// The alert in front of all.
  var alert: UIAlertController? { backend.presentedControllers.last as? UIAlertController }

  /// What UIKit presents a screen by.
  func presentation(of screen: any Screen) -> UIPresentationController? {
    rig.controller(screen)?.topmost.presentationController
  }

  /// Pushes screens, one after the other has come.
  @discardableResult
  func push(_ titles: String..., from root: (any Screen)? = nil) async -> [PlainScreen] {
    var screens: [PlainScreen] = []
    for title in titles {
      let screen = PlainScreen(title)
      wireframe.push(screen, from: screens.last ?? root ?? a)
      await rest()
      screens.append(screen)
    }
    return screens
  }

  /// Presents a modal.
  @discardableResult
  func present(_ title: String, from sender: (any Screen)? = nil) async -> PlainScreen {
    let screen = PlainScreen(title)
    wireframe.presentModally(screen, from: sender ?? a)
    await rest()
    return screen
  }
}
