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
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case mac = 5
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

@MainActor
open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.pad
  public internal(set) var activeAppearance = UIUserInterfaceActiveAppearance.active

  func with(
    _ sizeClass: UIUserInterfaceSizeClass? = nil, _ active: UIUserInterfaceActiveAppearance? = nil
  ) -> UITraitCollection {
    let new = UITraitCollection(horizontalSizeClass: sizeClass ?? horizontalSizeClass)
    new.userInterfaceIdiom = userInterfaceIdiom
    new.activeAppearance = active ?? activeAppearance
    return new
  }

  public init(horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified) {
    self.horizontalSizeClass = horizontalSizeClass
  }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor
public protocol UITraitDefinition {
  static func value(in traits: UITraitCollection) -> Int
}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> Int {
    traits.horizontalSizeClass.rawValue
  }
}
public struct UITraitActiveAppearance: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> Int { traits.activeAppearance.rawValue }
}

@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What calls back when traits have changed, until the object that watches is gone.
///
/// Source: Apple's page of `UITraitChangeObservable`.
@MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {}

/// An image that no asset has is nil: Apple's page of `UIImage.init(named:)`.
extension WindowDouble {
  /// Returns true if an asset of an app has this name: those of tests begin with "asset".
  static func hasAsset(_ name: String) -> Bool { name.hasPrefix("asset") }
}
