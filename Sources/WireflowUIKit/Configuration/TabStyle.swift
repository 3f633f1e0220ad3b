#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// A style for showing root items as tabs.
public enum TabStyle: Sendable, Hashable {
  /// A tab bar.
  case bar
  /// A tab bar that becomes a sidebar in a wide window on iOS 18 and later.
  case sidebarAdaptable
}
#endif
