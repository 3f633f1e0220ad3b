#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

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
