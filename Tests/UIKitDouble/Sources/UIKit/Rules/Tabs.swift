/// Of more than five tabs the bar of a compact window shows four, and "More" for the others.
///
/// `viewControllers` does not have the More controller. The bar asks the delegate about it as about a
/// tab. Source: Apple's pages of `UITabBarController` and `moreNavigationController`.
extension UITabBarController {
  var hasMore: Bool {
    guard let controllers = viewControllers, controllers.count > 5 else { return false }
    let traits = traitCollection
    return traits.userInterfaceIdiom == .phone || traits.horizontalSizeClass != .regular
  }

  /// The user taps the place of "More".
  func userTapsMore() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    isMoreShown = true
    delegate?.tabBarController(self, didSelect: more)
  }
}

/// The tab bar is at the top of wide windows on iPads only, and moves with the size class.
///
/// - "On iPhone … the system displays the platform's regular tab bar": Apple's page of
///   `UITabBarController.Mode.tabSidebar`.
/// - "In iPadOS 18 … the tab bar appears near the top": Apple's "Elevating your iPad app with a tab bar
///   and sidebar"; in a compact width it stays at the bottom.
extension WindowDouble {
  /// The kind of device on which the window is.
  public var idiom: UIUserInterfaceIdiom {
    get { window?.traits.userInterfaceIdiom ?? .pad }
    set { window?.traits.userInterfaceIdiom = newValue }
  }
}

extension UITabBarController {
  private var isBarOnTop: Bool {
    guard (viewIfLoaded?.window?.double.system ?? 26) >= 18 else { return false }
    let traits = traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  func placeBar() {
    guard barPlace?.isOnTop != isBarOnTop else { return }
    if let old = barPlace { NSLayoutConstraint.deactivate([old.constraint]) }
    let constraint =
      isBarOnTop
      ? tabBar.topAnchor.constraint(equalTo: view.topAnchor)
      : tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    barPlace = (isBarOnTop, constraint)
    NSLayoutConstraint.activate([constraint])
  }
}

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

/// A safe area that is added to a tab bar controller makes its bar useless.
///
/// "AdditionalSafeAreaInsets on a TabBarController destroys the TabBar … not controllable anymore".
/// Source: openradar 46168550.
extension UITabBarController {
  func refuseSafeArea(_ insets: UIEdgeInsets) {
    guard insets != .zero else { return }
    (viewIfLoaded?.window ?? UIWindow.last)?.double.note(
      "additionalSafeAreaInsets on a tab bar controller destroys its bar.")
  }
}
