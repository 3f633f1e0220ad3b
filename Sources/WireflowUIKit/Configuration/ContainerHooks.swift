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

/// A style for showing root items as tabs.
public enum TabStyle: Sendable, Hashable {
  /// A tab bar.
  case bar
  /// A tab bar that becomes a sidebar in a wide window on iOS 18 and later.
  case sidebarAdaptable
}

/// A button that a container adds to a screen's bar, in front of the screen's own buttons.
@MainActor
final class ContainerButton: UIBarButtonItem {
  /// True after its container has removed it.
  var isGone = false
}

extension UINavigationItem {
  /// The container's button at the leading end, such as one that opens the drawer.
  var leadingContainerButton: ContainerButton? {
    get { leftBarButtonItems?.lazy.compactMap { $0 as? ContainerButton }.first }
    set {
      if let old = leadingContainerButton, old !== newValue { old.isGone = true }
      leftBarButtonItems = [newValue].compactMap(\.self) + leadingButtons
    }
  }

  /// The container's button at the trailing end, such as one that dismisses a modal.
  var trailingContainerButton: ContainerButton? {
    get { rightBarButtonItems?.lazy.compactMap { $0 as? ContainerButton }.first }
    set {
      if let old = trailingContainerButton, old !== newValue { old.isGone = true }
      rightBarButtonItems = [newValue].compactMap(\.self) + trailingButtons
    }
  }

  /// The screen's own buttons at the leading end.
  var leadingButtons: [UIBarButtonItem] {
    get { (leftBarButtonItems ?? []).filter { !($0 is ContainerButton) } }
    set { leftBarButtonItems = [leadingContainerButton].compactMap(\.self) + newValue }
  }

  /// The screen's own buttons at the trailing end.
  var trailingButtons: [UIBarButtonItem] {
    get { (rightBarButtonItems ?? []).filter { !($0 is ContainerButton) } }
    set { rightBarButtonItems = [trailingContainerButton].compactMap(\.self) + newValue }
  }
}
#endif
