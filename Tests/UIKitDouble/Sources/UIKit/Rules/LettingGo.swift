/// A stack in a window lets its old children go at the next layout, not at once.
///
/// A view controller that another container takes meanwhile has two parents:
/// "UIViewControllerHierarchyInconsistency: child view controller … should have parent view
/// controller … but requested parent is …".
/// Sources: the message in weissi/FRLayeredNavigationController#6, IBAnimatable/IBAnimatable#579,
/// smartnsoft/Extra#7; Apple's page of `UIView.layoutIfNeeded()`.
extension UINavigationController {
  /// Lets children go that are on the stack no more: at once outside of a window.
  func letGoLater(_ old: [UIViewController]) {
    guard let window = viewIfLoaded?.window else { return letGo(old) }
    let leaving = old.filter { gone in !stack.contains { $0 === gone } }
    guard !leaving.isEmpty else { return letGo(old) }
    leavers += leaving
    settleNewChildren()
    window.double.later { [weak self] in self?.letLeaversGo() }
  }

  /// Lets go of those that wait for it.
  func letLeaversGo() {
    let leaving = leavers
    leavers = []
    letGo(leaving)
  }
}

extension UIViewController {
  /// Notes that it is still the child of a stack that it has left.
  func refuseSecondParent(_ parent: UIViewController) {
    guard let stack = self.parent as? UINavigationController, stack !== parent,
      stack.leavers.contains(where: { $0 === self })
    else { return }
    (stack.viewIfLoaded?.window ?? UIWindow.last)?.double.note(
      "UIViewControllerHierarchyInconsistency: child view controller \(self) should have parent view"
        + " controller \(stack) but requested parent is \(parent).")
  }
}
