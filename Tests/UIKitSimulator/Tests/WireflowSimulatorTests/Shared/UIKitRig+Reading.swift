import UIKit
import Wireflow

@testable import WireflowUIKit

extension UIKitRig {
  func controller(_ screen: any Screen) -> UIViewController? {
    backend.viewController(for: screen)
  }

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
