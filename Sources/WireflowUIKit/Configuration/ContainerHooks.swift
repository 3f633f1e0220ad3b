#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// The things that an app has to say about the containers of UIKit, before they are shown.
@MainActor
final class ContainerHooks {
  private var configurations: [@MainActor (UIViewController) -> Void] = []
  /// The classes of the bars of stacks, or nil for UIKit's own.
  var bars: (navigation: AnyClass?, tool: AnyClass?)?
  /// Makes a tab bar controller in the place of UIKit's own.
  var makeTabs: (@MainActor () -> UITabBarController)?
  /// Makes a split view controller in the place of UIKit's own.
  var makeSplit: (@MainActor (UISplitViewController.Style) -> UISplitViewController)?

  /// Puts a view of SwiftUI into another one.
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
