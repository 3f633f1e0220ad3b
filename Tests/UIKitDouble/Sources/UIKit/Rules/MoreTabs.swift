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

  /// The user chooses from the list that "More" shows, by the place among those that it has.
  public func userChoosesFromMore(_ index: Int) {
    guard isMoreShown, let controllers = viewControllers, controllers.indices.contains(index + 4)
    else { return }
    selectedIndex = index + 4
    delegate?.tabBarController(self, didSelect: controllers[index + 4])
  }
}
