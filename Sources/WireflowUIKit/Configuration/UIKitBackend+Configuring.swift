#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// The look of the containers that the backend makes.
extension UIKitBackend {
  /// Calls a closure with each container of a type, before it is shown.
  ///
  /// ```swift
  /// backend.configure { (stack: UINavigationController) in
  ///   stack.navigationBar.prefersLargeTitles = true
  ///   stack.navigationBar.tintColor = .systemPurple
  /// }
  /// backend.configure { (tabs: UITabBarController) in
  ///   tabs.tabBar.scrollEdgeAppearance = .opaque
  /// }
  /// ```
  ///
  /// The containers are the `UINavigationController` of each stack, the `UITabBarController`, the
  /// `UISplitViewController`, and the `UITableViewController` that lists root items in a sidebar or a
  /// drawer. Configure before the app launches, because a closure does not reach containers that are
  /// there already. The backend stays the delegate of each container.
  public func configure<Container: UIViewController>(
    _ configure: @escaping @MainActor (Container) -> Void
  ) {
    containers.add(configure)
  }

  /// Gives stacks bars of your own classes.
  ///
  /// ```swift
  /// backend.useBars(navigationBar: BrandNavigationBar.self)
  /// ```
  /// - Parameters:
  ///   - navigationBar: the class of the navigation bars, or nil for UIKit's own.
  ///   - toolbar: the class of the toolbars, or nil for UIKit's own.
  public func useBars(navigationBar: UINavigationBar.Type?, toolbar: UIToolbar.Type? = nil) {
    containers.bars = (navigationBar, toolbar)
  }

  /// Shows tabs in a tab bar controller of your own class.
  ///
  /// ```swift
  /// backend.useTabs { BrandTabBarController() }
  /// ```
  public func useTabs(_ make: @escaping @MainActor () -> UITabBarController) {
    containers.makeTabs = make
  }

  /// Shows columns in a split view controller of your own class, in the style that is asked for.
  ///
  /// ```swift
  /// backend.useColumns { BrandSplitViewController(style: $0) }
  /// ```
  public func useColumns(
    _ make: @escaping @MainActor (UISplitViewController.Style) -> UISplitViewController
  ) {
    containers.makeSplit = make
  }
}
#endif
