public import Foundation

@MainActor
open class NSLayoutConstraint: NSObject {
  public var constant: CGFloat = 0
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public var isActive = false {
    didSet {
      guard let view = firstItem as? UIView, oldValue != isActive else { return }
      view.bound.removeAll { $0 === self }
      if isActive { view.bound.append(self) }
    }
  }

  init(_ firstItem: AnyObject?, _ secondItem: AnyObject?) {
    self.firstItem = firstItem
    self.secondItem = secondItem
    super.init()
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

@MainActor
open class NSLayoutAnchor<Kind>: NSObject {
  private weak var item: AnyObject?

  init(_ item: AnyObject?) {
    self.item = item
    super.init()
  }

  public func constraint(equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(item, other.item)
  }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, nil)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, nil)
  }
  public func constraint(equalTo other: NSLayoutAnchor<Kind>, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(item, other.item)
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

@MainActor
open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }

  init(of view: UIView) {
    owningView = view
    super.init()
  }
}

/// Anchors bind nothing: the double lays nothing out, and knows what was bound to what.
extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
}

@MainActor
open class UIStackView: UIView {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
  open var axis = Axis.horizontal
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
  }
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0
  public private(set) var arrangedSubviews: [UIView] = []
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

@MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }
  open var keyboardDismissMode = KeyboardDismissMode.none
}
