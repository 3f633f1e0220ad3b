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

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

@MainActor
open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.pad

  func with(_ sizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
    let new = UITraitCollection(horizontalSizeClass: sizeClass)
    new.userInterfaceIdiom = userInterfaceIdiom
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

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

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
