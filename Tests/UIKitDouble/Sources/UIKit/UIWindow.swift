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

/// The hand on a window: its time, what UIKit would print, and what no code but the system's does.
///
/// It is no part of UIKit. Without a schedule each animation is over at once, which UIKit never
/// does; with one it takes the system's usual time, and a test moves that.
@MainActor
public final class WindowDouble {
  /// Calls back after some seconds, or nil for a window without time.
  public var schedule: ((Double, @escaping @MainActor () -> Void) -> Void)?
  /// The complaints that UIKit prints, and the exceptions that it raises.
  public private(set) var messages: [String] = []
  /// True to call `didShow` after a cancelled swipe, too, which no source settles.
  public var showsAfterCancelledSwipe = false
  /// True to name a transition of a stack still while its completions are called, which no source
  /// settles.
  public var namesFinishedTransitions = false
  /// True to drop whatever is to be presented, as UIKit does in cases that nobody has listed.
  public var refusesToPresent = false
  /// True to take the presenter of a sheet out of the window, too, as in a compact height.
  public var sheetsCover = false
  /// True to be in the background still when a scene is about to enter the foreground, which no source
  /// settles.
  public var entersLate = false
  /// The swipe or drag that the user's finger holds.
  public internal(set) var heldTransition: RunningTransition?
  /// The scroll view whose content the user's finger holds.
  public internal(set) weak var heldScroll: UIScrollView?
  /// True while the finger holds anything: the hand has one finger.
  public var isHolding: Bool { heldTransition != nil || heldScroll != nil }
  /// The system that it is: 17, the oldest, up to 26.
  public var system = 26
  /// True where lines run from right to left.
  public var isRightToLeft = false
  /// How often somebody said that the status bar may look different now.
  public internal(set) var statusBarUpdates = 0
  weak var window: UIWindow?

  /// Notes what UIKit prints.
  public func note(_ message: String) { messages.append(message) }

  /// Runs an animation, which is over at once unless it is animated and time is scheduled.
  func run(_ seconds: Double, animated: Bool, _ end: @escaping @MainActor () -> Void) {
    guard animated, let schedule else { return end() }
    schedule(seconds, end)
  }

  /// Calls back in a later turn, as UIKit does where nothing is animated.
  func later(_ end: @escaping @MainActor () -> Void) { run(0, animated: true, end) }

  /// The user lifts the finger from a swipe or a drag.
  public func endGesture(cancelled: Bool) {
    if let scroll = heldScroll {
      heldScroll = nil
      return scroll.release(cancelled: cancelled)
    }
    guard let held = heldTransition else { return }
    heldTransition = nil
    held.release(cancelled: cancelled)
  }
}
