public import Foundation

@MainActor
open class UIColor: NSObject {
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let systemGroupedBackground = UIColor()
  public static let label = UIColor()
  public static let secondaryLabel = UIColor()
  public static let placeholderText = UIColor()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor()
  public static let systemRed = UIColor()
  public static let clear = UIColor()
  public static let black = UIColor()
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

@MainActor
open class UIImage: NSObject {
  public let name: String
  init(_ name: String) {
    self.name = name
    super.init()
  }
  public convenience init?(named name: String) {
    guard WindowDouble.hasAsset(name) else { return nil }
    self.init(name)
  }
  public convenience init?(systemName name: String) { self.init(name) }
}

@MainActor
open class UIFont: NSObject {
  public struct TextStyle: Sendable {
    public static let body = Self()
    public static let headline = Self()
    public static let title1 = Self()
    public static let footnote = Self()
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public let lineHeight: CGFloat = 20
}

@MainActor
open class UIFontMetrics: NSObject {
  public static let `default` = UIFontMetrics()
  /// The user's text size, beside the standard one.
  public var textScale: CGFloat = 1
  open func scaledValue(for value: CGFloat) -> CGFloat { value * textScale }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
