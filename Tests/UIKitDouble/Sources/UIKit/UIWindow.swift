public import Foundation

/// A window, which shows its root view controller once it is made visible.
@MainActor
open class UIWindow: UIView {
  public let double = WindowDouble()
  public internal(set) var traits = UITraitCollection(horizontalSizeClass: .compact)
  open weak var windowScene: UIWindowScene?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    double.window = self
    isHidden = true
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
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

  open override var isHidden: Bool { didSet { showRoot() } }

  open func makeKeyAndVisible() { isHidden = false }

  private func showRoot() {
    guard !isHidden, let root = rootViewController else { return }
    if root.view.superview !== self { insertSubview(root.view, at: 0) }
  }
}
