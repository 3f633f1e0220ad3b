/// A view in a window must be inside the view of its view controller's parent.
///
/// "child view controller:… should have parent view controller:… but actual parent is:…", raised as
/// `UIViewControllerHierarchyInconsistency`. UIKit looks for the nearest view around it that has a view
/// controller. One without a parent is not looked at.
/// Sources: Apple's page of `UIViewController.hierarchyInconsistencyException` ("that view controller
/// must be the parent … Otherwise, this exception is raised"); adrian.schoenig.me/blog/2015/08/05, with
/// a navigation controller in between; developer.apple.com/forums/thread/799315, where the views around
/// a bottom accessory are the tab bar controller's.
extension UIViewController {
  func refuseOtherParent() {
    guard let parent, let around = viewIfLoaded?.superview?.controllerAround, around !== parent
    else { return }
    window?.double.note(
      "UIViewControllerHierarchyInconsistency: child view controller \(self) should have parent view"
        + " controller \(around) but actual parent is \(parent).")
  }
}

extension UIView {
  fileprivate var controllerAround: UIViewController? { owner ?? superview?.controllerAround }
}
