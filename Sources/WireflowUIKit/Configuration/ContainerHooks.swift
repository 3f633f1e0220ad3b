#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// The app's settings for UIKit's containers, which apply before they appear.
@MainActor
final class ContainerHooks {
  private var configurations: [@MainActor (UIViewController) -> Void] = []
  /// The classes for the bars of stacks, or nil for UIKit's own.
  var bars: (navigation: AnyClass?, tool: AnyClass?)?
  /// Creates a navigation controller that replaces UIKit's own.
  var makeStack: (@MainActor () -> UINavigationController)?
  /// Creates a tab bar controller that replaces UIKit's own.
  var makeTabs: (@MainActor () -> UITabBarController)?
  /// Creates a split view controller that replaces UIKit's own.
  var makeSplit: (@MainActor (UISplitViewController.Style) -> UISplitViewController)?

  /// Wraps a SwiftUI view in another one.
  var decorate: (@MainActor (AnyView) -> AnyView)?

  func add<Container: UIViewController>(_ configure: @escaping @MainActor (Container) -> Void) {
    configurations.append { controller in
      if let container = controller as? Container { configure(container) }
    }
  }

  func configure(_ container: UIViewController) {
    for configure in configurations { configure(container) }
  }
}
#endif
