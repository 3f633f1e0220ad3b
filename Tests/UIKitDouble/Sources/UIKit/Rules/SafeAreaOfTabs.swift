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
