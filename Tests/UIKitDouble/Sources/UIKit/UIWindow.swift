public import Foundation

/// A window, which shows its root view controller once it is made visible.
@MainActor
open class UIWindow: UIView {
  public let double = WindowDouble()
  public internal(set) var traits = UITraitCollection(horizontalSizeClass: .compact)
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  open var windowLevel = Level.normal
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(0)
    public static let statusBar = Self(1_000)
    public static let alert = Self(2_000)
    public static func + (level: Self, more: CGFloat) -> Self { Self(level.rawValue + more) }
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    double.window = self
    isHidden = true
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
    windowScene.windows.append(self)
    // A scene has one size, one speed and one system.
    guard let first = windowScene.windows.first, first !== self else { return }
    traits = first.traits
    self.frame = first.frame
    double.schedule = first.double.schedule
    double.system = first.double.system
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    double.window = self
  }

  open override var traitCollection: UITraitCollection { traits }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.view.removeFromSuperview()
      showRoot()
    }
  }

  open override var isHidden: Bool {
    didSet {
      showRoot()
      if isHidden, !oldValue { rootViewController?.view.removeFromSuperview() }
    }
  }

  public private(set) var isKeyWindow = false
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func makeKey() {
    for other in windowScene?.windows ?? [] { other.isKeyWindow = false }
    isKeyWindow = true
  }

  private func showRoot() {
    guard !isHidden, let root = rootViewController else { return }
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.frame = bounds
    if root.view.superview !== self { insertSubview(root.view, at: 0) }
  }
}
