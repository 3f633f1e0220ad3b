/// The compact column is set once, and without one UIKit pushes the columns' stacks on one another.
///
/// - "On iOS 17 and earlier, the compact column is intended to be configured only once; subsequent
///   attempts to replace it are ignored": pointfreeco/swift-navigation#339.
/// - Without a compact column the system pushes the navigation controllers of the columns onto one
///   another when it collapses (`-[UINavigationController _collapseViewController:…]`), and crashes
///   where an app moves their pages: Ranchero-Software/NetNewsWire#5371,
///   woocommerce/woocommerce-ios#17778, instructure/canvas-ios#3987.
extension UISplitViewController {
  /// Returns true if the column may hold something else.
  func allowsChange(of column: Column, from old: UIViewController?) -> Bool {
    guard column == .compact, old != nil || timesCompactWasSet > 0 else { return true }
    let double = (viewIfLoaded?.window ?? UIWindow.last)?.double
    guard let double, double.system < 18 else { return true }
    double.note("The compact column is set already, and another one is ignored.")
    return false
  }

  /// Notes that columns are nested, if there is no compact one.
  func noteNesting(_ columns: [UIViewController]) {
    guard columns.contains(where: { $0 is UINavigationController }) else { return }
    viewIfLoaded?.window?.double.note(
      "Collapsed columns without a compact one stand on each other's stacks.")
  }
}
