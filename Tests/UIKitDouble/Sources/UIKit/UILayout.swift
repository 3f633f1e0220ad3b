public import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1_000)
}

@MainActor
open class NSLayoutConstraint: NSObject {
  enum Edge { case leading, trailing, top, bottom, width, height, centerX, centerY }

  open var constant: CGFloat = 0
  open var priority = UILayoutPriority.required
  public let multiplier: CGFloat
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  let edge: Edge?
  let secondEdge: Edge?
  let isToSafeArea: Bool
  open var isActive = false {
    didSet {
      guard let view = firstItem as? UIView, oldValue != isActive else { return }
      view.bound.removeAll { $0 === self }
      guard isActive else { return }
      view.bound.append(self)
      refuseWithoutCommonAncestor()
    }
  }

  init<Kind>(
    _ first: NSLayoutAnchor<Kind>, _ second: NSLayoutAnchor<Kind>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    firstItem = first.item
    secondItem = second?.item
    edge = first.edge
    secondEdge = second?.edge
    isToSafeArea = second?.isSafeArea == true
    (self.multiplier, self.constant) = (multiplier, constant)
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
  weak var item: AnyObject?
  let edge: NSLayoutConstraint.Edge
  let isSafeArea: Bool

  init(_ item: AnyObject?, _ edge: NSLayoutConstraint.Edge, isSafeArea: Bool = false) {
    (self.item, self.edge, self.isSafeArea) = (item, edge, isSafeArea)
  }

  public func constraint(equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, other, 1, constant)
  }
  public func constraint(lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, other, 1, constant)
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 1, constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 1, constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 1, constant)
  }
  public func constraint(equalTo other: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, other, multiplier, 0)
  }
  public func constraint(lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, other, multiplier, 0)
  }
}

@MainActor
open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  let isSafeArea: Bool
  public var topAnchor: NSLayoutYAxisAnchor { .init(owningView, .top, isSafeArea: isSafeArea) }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    .init(owningView, .bottom, isSafeArea: isSafeArea)
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(owningView, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(owningView, .trailing) }

  init(of view: UIView, isSafeArea: Bool = false) {
    owningView = view
    self.isSafeArea = isSafeArea
  }
}

/// The views' constraints. `Rules/Layout.swift` places views by them.
extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, isSafeArea: true) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
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
  private var arranged: [UIView] = []
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view || $0.superview !== self }
    addSubview(view)
    arranged.append(view)
  }
}
