#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The way in which root items are shown as tabs.
public enum TabStyle: Sendable, Hashable {
  /// A bar.
  case bar
  /// A bar that a wide window shows as a sidebar, from iOS 18 on, and a bar before that.
  case sidebarAdaptable
}
#endif
