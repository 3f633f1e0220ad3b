/// A symbol that is newer than the system is not there, which ends the process.
///
/// Sources: Apple's pages of the symbols, on availability: `UITab` and
/// `UITabBarController.setTabs(_:animated:)` iOS 18, `UIViewController.preferredTransition` iOS 18,
/// `UITabBarController.setBottomAccessory(_:animated:)` iOS 26.
extension UIWindow {
  static func refuse(_ symbol: String, before system: Int) {
    guard let double = last?.double, double.system < system else { return }
    double.note("unrecognized selector: \(symbol) is not there before iOS \(system).")
  }
}
