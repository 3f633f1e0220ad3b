public import Foundation

/// A selector, which Foundation on Linux does not have.
public struct Selector: Hashable, Sendable {
  let name: String
  public init(_ name: String) { self.name = name }
}

// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor
open class UIMenuElement: NSObject {
  open var title: String
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
  }

  public enum State: Int, Sendable {
    case off
    case on
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
  }
}

@MainActor
open class UIAction: UIMenuElement {
  public var state: UIMenuElement.State
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.state, self.handler) = (state, handler)
    super.init(title: title, image: image)
  }

  /// Does it, as the system does.
  public func run() { handler(self) }
}

// https://developer.apple.com/documentation/uikit/uicommand
@MainActor
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

// https://developer.apple.com/documentation/uikit/uikeycommand
@MainActor
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
}

/// A responder that has a method for commands, in the place of a selector.
@MainActor
public protocol UICommandTarget: UIResponder {
  func perform(_ command: UICommand)
}

// https://developer.apple.com/documentation/uikit/uimenu
@MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Self("file")
    public static let edit = Self("edit")
    public static let format = Self("format")
    public static let view = Self("view")
    public static let window = Self("window")
    public static let help = Self("help")
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1)
  }

  public let options: Options
  public let children: [UIMenuElement]

  public init(title: String = "", options: Options = [], children: [UIMenuElement] = []) {
    (self.options, self.children) = (options, children)
    super.init(title: title, image: nil)
  }
}

// https://developer.apple.com/documentation/uikit/uimenubuilder
@MainActor
public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func insertChild(_: UIMenu, atStartOfMenu _: UIMenu.Identifier)
  func insertSibling(_: UIMenu, beforeMenu _: UIMenu.Identifier)
  func remove(menu: UIMenu.Identifier)
}

// https://developer.apple.com/documentation/uikit/uimenusystem
@MainActor
open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  /// How often the menus were to be built or validated again, for tests.
  public private(set) var (rebuilds, revalidations) = (0, 0)

  open func setNeedsRebuild() { rebuilds += 1 }
  open func setNeedsRevalidate() { revalidations += 1 }
}
