#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A button that a container puts on the bar of a screen, in front of those that the screen has.
@MainActor
final class ContainerButton: UIBarButtonItem {
  /// True once its container has taken it away.
  var isGone = false
}

extension UINavigationItem {
  /// The button of a container at the leading end, such as one that opens the drawer.
  var leadingContainerButton: ContainerButton? {
    get { leftBarButtonItems?.lazy.compactMap { $0 as? ContainerButton }.first }
    set {
      if let old = leadingContainerButton, old !== newValue { old.isGone = true }
      leftBarButtonItems = [newValue].compactMap(\.self) + leadingButtons
    }
  }

  /// The button of a container at the trailing end, such as one that dismisses a modal.
  var trailingContainerButton: ContainerButton? {
    get { rightBarButtonItems?.lazy.compactMap { $0 as? ContainerButton }.first }
    set {
      if let old = trailingContainerButton, old !== newValue { old.isGone = true }
      rightBarButtonItems = [newValue].compactMap(\.self) + trailingButtons
    }
  }

  /// The buttons of the screen at the leading end.
  var leadingButtons: [UIBarButtonItem] {
    get { (leftBarButtonItems ?? []).filter { !($0 is ContainerButton) } }
    set { leftBarButtonItems = [leadingContainerButton].compactMap(\.self) + newValue }
  }

  /// The buttons of the screen at the trailing end.
  var trailingButtons: [UIBarButtonItem] {
    get { (rightBarButtonItems ?? []).filter { !($0 is ContainerButton) } }
    set { rightBarButtonItems = [trailingContainerButton].compactMap(\.self) + newValue }
  }
}
#endif
