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
