public import Foundation

@MainActor
open class NSLayoutConstraint: NSObject {
  public var constant: CGFloat = 0
  public var isActive = false
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

@MainActor
open class NSLayoutAnchor<Kind>: NSObject {
  public func constraint(equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(equalTo other: NSLayoutAnchor<Kind>, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

@MainActor
open class UILayoutGuide: NSObject {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

/// Anchors bind nothing: the double lays nothing out.
extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
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
