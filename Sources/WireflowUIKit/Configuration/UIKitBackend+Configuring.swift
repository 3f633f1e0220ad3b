#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// The appearance of the containers that the backend creates.
extension UIKitBackend {
  /// Registers a closure that runs for each container of a type before the container appears.
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
  /// The containers are:
  ///
  /// - the `UINavigationController` of each stack
  /// - the `UITabBarController`
  /// - the `UISplitViewController`
  /// - the `UITableViewController` that lists root items in a sidebar or a drawer
  ///
  /// Configure them before the app launches, because a closure does not reach existing containers.
  /// The backend becomes the delegate of each container. If the closure gives a navigation
  /// controller a delegate, the backend passes `willShow` and `didShow` on, and asks that delegate
  /// for animations and interactive transitions.
  public func configure<Container: UIViewController>(
    _ configure: @escaping @MainActor (Container) -> Void
  ) {
    containers.add(configure)
  }

  /// Uses your own classes for the bars of stacks.
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

  /// Uses your own class of navigation controller for stacks.
  ///
  /// ```swift
  /// backend.useStacks { BrandNavigationController() }
  /// ```
  ///
  /// If the class conforms to `UINavigationBarDelegate`, it should ask
  /// ``allowsBackButton(of:in:)``. Without that, the back button pops at once, and a page that a
  /// guard wants to keep comes back.
  /// - Parameter make: creates an empty navigation controller, for each stack a new one.
  public func useStacks(_ make: @escaping @MainActor () -> UINavigationController) {
    containers.makeStack = make
  }

  /// Returns true if the back button of your own navigation controller may pop a page, or otherwise
  /// lets the guard ask the user.
  ///
  /// ```swift
  /// extension BrandNavigationController: UINavigationBarDelegate {
  ///   func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
  ///     backend?.allowsBackButton(of: item, in: self) ?? true
  ///   }
  /// }
  /// ```
  public func allowsBackButton(
    of item: UINavigationItem, in stack: UINavigationController
  ) -> Bool {
    let stacks = regions.flatMap(\.controller.stacks)
    return stacks.first { $0.container === stack }?.allowsBackButton(of: item) ?? true
  }

  /// Uses your own class of tab bar controller.
  ///
  /// ```swift
  /// backend.useTabs { BrandTabBarController() }
  /// ```
  public func useTabs(_ make: @escaping @MainActor () -> UITabBarController) {
    containers.makeTabs = make
  }

  /// Uses your own class of split view controller, created in the given style.
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
