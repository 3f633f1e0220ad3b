public import Foundation

/// A rectangle on the screen, with as much of its tree as navigation needs.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
  }

  open var frame: CGRect { didSet { UIView.noteAnimated(self) } }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var alpha: CGFloat = 1 { didSet { UIView.noteAnimated(self) } }
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var intrinsicContentSize: CGSize { .zero }
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public private(set) weak var window: UIWindow?
  /// The view controller whose view it is.
  weak var owner: UIViewController?
  /// True while a presentation takes a view out of the window or puts it back.
  static var isCovering = false

  public init(frame: CGRect) {
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
  }

  open override var next: UIResponder? { owner ?? superview }
  /// The user of VoiceOver makes the gesture that leaves the front page.
  ///
  /// It goes up from the view that has the focus to the first that handles it: Apple's page of
  /// `accessibilityPerformEscape()`.
  public func userEscapes() { offer { $0.accessibilityPerformEscape() } }

  /// The user of VoiceOver double-taps with two fingers: Apple's page of
  /// `accessibilityPerformMagicTap()`.
  public func userTapsMagically() { offer { $0.accessibilityPerformMagicTap() } }

  private func offer(_ gesture: (UIResponder) -> Bool) {
    var next: UIResponder? = self
    while let responder = next, !gesture(responder) { next = responder.next }
  }
  open var traitCollection: UITraitCollection { window?.traits ?? UITraitCollection() }
  open func didMoveToWindow() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func layoutSubviews() {}
  open func sizeToFit() {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  open func layoutIfNeeded() {
    UIView.noteAnimated(self)
    if window != nil || self is UIWindow { layOut() }
  }
  /// The gesture recognizers of it.
  public internal(set) var recognizers: [UIGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    for view in subviews { view.endEditing(force) }
    return isFirstResponder ? resignFirstResponder() : true
  }

  /// The constraints that bind it, for tests.
  public internal(set) var bound: [NSLayoutConstraint] = []

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.move(to: self as? UIWindow ?? window)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    move(to: nil)
  }

  /// Passes a window on to all below, each of which hears of it, as UIKit does.
  func move(to window: UIWindow?) {
    guard self.window !== window else { return }
    willMove(toWindow: window)
    self.window = window
    for view in subviews { view.move(to: window) }
    if window != nil { owner?.refuseOtherParent() }
    didMoveToWindow()
    owner?.viewMoved(to: window)
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = Self(rawValue: 1)
  public static let header = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let staticText = Self(rawValue: 8)
  public static let selected = Self(rawValue: 16)
  public static let notEnabled = Self(rawValue: 32)
}

extension UIView {
  /// The views that the block of an animation changes, while it runs.
  private static var animated: [UIView]?

  static func noteAnimated(_ view: UIView) { animated?.append(view) }

  /// Animates the changes of the block, in the time of the view's window.
  ///
  /// A block that changes nothing on screen is over at once.
  /// Source: Apple's page of `UIView.animate(withDuration:animations:completion:)`.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = animated
    animated = []
    animations()
    let window = animated?.lazy.compactMap(\.window).first
    animated = outer
    guard let window else {
      completion?(true)
      return
    }
    window.double.run(duration, animated: duration > 0) { completion?(true) }
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
