@_exported public import Foundation

/// The superclass of every object that receives events, with `NSObject` below it, as in UIKit.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var userActivity: NSUserActivity?
  open var keyCommands: [UIKeyCommand]? { nil }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  /// True if the responder has a method for the action: Apple's page of the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    self is any UICommandTarget
  }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

#if !canImport(Darwin)
/// Foundation on Linux has no user activities, which on the system come with it.
@MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?

  public init(activityType: String) {
    self.activityType = activityType
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The type of the activity that a link to the web brings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  private let target: (any NSObject & UIGestureTarget)?

  /// Selectors are a part of Objective-C, so that the double takes an object that hears of it.
  public init(target: (any NSObject & UIGestureTarget)? = nil) {
    self.target = target
  }

  package func recognize() {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    target?.recognized(self)
  }
}

@MainActor
public protocol UIGestureTarget {
  func recognized(_ recognizer: UIGestureRecognizer)
}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
  }

  open var direction = Direction.right
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer)
    -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer)
    -> Bool
}

// https://developer.apple.com/documentation/uikit/uitouch
@MainActor
public final class UITouch {
  public private(set) weak var view: UIView?
  public init(_ view: UIView) { self.view = view }
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }

  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool {
    true
  }
}
