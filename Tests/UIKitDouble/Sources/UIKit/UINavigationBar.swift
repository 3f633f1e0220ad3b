public import Foundation

@MainActor
open class UINavigationBar: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var prefersLargeTitles = false
}

@MainActor
open class UIToolbar: UIView {}

@MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_: UINavigationBar, shouldPop _: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_: UINavigationBar, shouldPop _: UINavigationItem) -> Bool { true }
}

@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

@MainActor
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    (self.image, self.primaryAction, self.menu) = (image, primaryAction, menu)
  }

  /// The user taps it.
  public func userTaps() { if isEnabled { primaryAction?.run() } }
}
