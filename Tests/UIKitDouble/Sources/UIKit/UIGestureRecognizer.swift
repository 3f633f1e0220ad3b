public import Foundation

@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private let target: (any NSObject & UIGestureTarget)?

  /// Selectors are a part of Objective-C, so that the double takes an object that hears of it.
  public init(target: (any NSObject & UIGestureTarget)? = nil) {
    self.target = target
    super.init()
  }

  func recognize() {
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
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
