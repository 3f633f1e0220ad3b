public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
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
    super.init()
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
