#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The parts of UIKit that only newer systems have.
///
/// Tests remove some of them to run the code for older systems.
struct SystemFeatures {
  /// True if tabs are objects, which a sidebar can show as well.
  var hasTabObjects = Self.hasTabObjects
  /// True if a page can zoom out of a view.
  var hasZoom = Self.hasTabObjects
  /// True if a tab bar has an accessory.
  var hasBottomAccessory = Self.hasBottomAccessory

  private static var hasTabObjects: Bool {
    if #available(iOS 18.0, visionOS 2.0, *) { true } else { false }
  }

  private static var hasBottomAccessory: Bool {
    if #available(iOS 26.0, visionOS 26.0, *) { true } else { false }
  }
}
#endif
