public import Foundation

/// As much of window levels as a wall takes.
///
// https://developer.apple.com/documentation/uikit/uiwindow/level
extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let alert = Self(rawValue: 2_000)
    public static func + (level: Self, more: CGFloat) -> Self {
      Self(rawValue: level.rawValue + more)
    }
  }

  public var windowLevel: Level {
    get { .alert }
    set {}
  }
}

// https://developer.apple.com/documentation/uikit/uiview/endediting(_:)
extension UIView {
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}
