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
