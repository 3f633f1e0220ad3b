#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The last tab of a bar with too many root items: a list of those without a tab, or the stack of
/// the selected one.
///
/// UIKit's own More controller takes pages out of their stacks. The bar therefore never has more
/// tabs than it can show.
@MainActor
final class MoreController: FrontController {
  /// The list of the root items without a tab.
  let list = RootItemsController()
  let listStack: UINavigationController

  init(_ words: StageWords) {
    listStack = UINavigationController(rootViewController: list)
    super.init()
    let title = words.more
    list.navigationItem.title = title
    tabBarItem = UITabBarItem()
    tabBarItem.title = title
    tabBarItem.image = UIImage(systemName: "ellipsis")
    show(listStack)
  }

  required init?(coder: NSCoder) { nil }

  func showList() { show(listStack) }
}
#endif
