#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// UIKit calls a selector. The double of UIKit on Linux has no selectors, and calls the function.
#if canImport(ObjectiveC)
extension RootController {
  /// The selector of all menu items and keyboard shortcuts.
  static let menuItemSelector = #selector(performMenuItem(_:))

  @objc func performMenuItem(_ command: UICommand) { menus.perform(command) }
}
#else
extension RootController: UICommandTarget {
  static let menuItemSelector = Selector("performMenuItem:")

  func perform(_ command: UICommand) { menus.perform(command) }
}
#endif
#endif
