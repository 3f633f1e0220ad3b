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

/// A full-screen presentation takes the presenter's view out of the window until it leaves.
///
/// - "The views belonging to the presenting view controller are removed after the presentation
///   completes": Apple's page of `UIModalPresentationStyle.fullScreen`.
/// - A sheet in a compact height is full screen, too: Apple's page of
///   `prefersEdgeAttachedInCompactHeight`. Whether its presenter leaves the window then no source
///   settles, so `WindowDouble.sheetsCover` says.
/// - A view gets no new traits while it is outside of a window: WWDC 2023, 10057, "Unleash the
///   UIKit trait system".
extension UIViewController {
  /// True if the presenter of it leaves the window.
  func covers(in window: UIWindow) -> Bool {
    switch modalPresentationStyle {
    case .fullScreen: true
    case .automatic, .pageSheet: window.double.sheetsCover
    case .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none:
      false
    }
  }

  /// Takes the view out of the window, or puts it back behind another one.
  func cover() { silently { viewIfLoaded?.removeFromSuperview() } }
  func uncover(in window: UIWindow, behind front: UIView) {
    guard viewIfLoaded?.superview == nil else { return }
    silently { window.insertSubview(view, belowSubview: front) }
  }

  /// The presentation says itself when its view controllers appear.
  private func silently(_ body: () -> Void) {
    UIView.isCovering = true
    body()
    UIView.isCovering = false
  }
}

extension UIViewController {
  /// True if it or anything that it presents is in a window.
  var isInWindow: Bool { viewIfLoaded?.window != nil || presented?.isInWindow == true }
}

/// A constraint between views that are in no common tree raises an exception.
///
/// "Unable to activate constraint with anchors … because they have no common ancestor. Does the
/// constraint or its anchors reference items in different view hierarchies? That's illegal."
/// Source: the message as quoted by SnapKit's users (elegant-moonbeam-c40240.netlify.app, SnapKit,
/// Errors); Apple's page of `NSLayoutConstraint.activate(_:)`.
extension NSLayoutConstraint {
  func refuseWithoutCommonAncestor() {
    guard let first = firstItem as? UIView, let second = secondItem as? UIView else { return }
    if first.root === second.root { return }
    (first.window ?? second.window ?? UIWindow.last)?.double.note(
      "NSGenericException: Unable to activate constraint with anchors \(first) and \(second) because"
        + " they have no common ancestor.")
  }
}

extension UIView {
  fileprivate var root: UIView { superview?.root ?? self }
}

/// An initializer of UIKit that calls another one on the same object sets a subclass's properties again.
///
/// `init(navigationBarClass:toolbarClass:)` calls `init(nibName:bundle:)`, which a subclass overrides for
/// that reason. Swift then gives each stored property its first value, and an earlier value is lost.
/// Sources: russbishop.net/swift-and-uitableviewcontroller, openradar 17879122, joomcode/BottomSheet#18.
extension UIViewController {
  /// Notes the optional properties of subclasses that have a value already.
  func refuseLostProperties(before ancestor: UIViewController.Type) {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != ancestor {
      for (name, value) in level.children {
        let inside = Mirror(reflecting: value)
        guard inside.displayStyle == .optional, !inside.children.isEmpty else { continue }
        UIWindow.last?.double.note("\(level.subjectType).\(name ?? "") is nil again.")
      }
      mirror = level.superclassMirror
    }
  }
}
