/// The title of a view controller is that of its tab, too, and a stack has the tab of its root.
///
/// - "If the view controller has a valid navigation item or tab-bar item, assigning a value to this
///   property updates the title text of those objects": Apple's page of `UIViewController.title`.
/// - A navigation controller without a tab bar item of its own inherits that of its root, and
///   "whichever is set last wins": littlepotatosoftware, on titles of tabs.
extension UIViewController {
  func passOnTitle() {
    navigationItem.title = title
    tabBarItem?.title = title
  }

  /// The tab bar item of its own or of its root, or a new one.
  func inheritedTabBarItem() -> UITabBarItem? {
    (self as? UINavigationController)?.stack.first?.tabBarItem
  }
}
