public import Foundation

@MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var tag = 0
}

/// A tab as an object, for which its view controller's item is not asked.
///
/// Source: Apple's page of `UITab`, iOS 18.
@MainActor
open class UITab: NSObject {
  open var title: String
  open var image: UIImage?
  open var badgeValue: String?
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  public internal(set) weak var tabBarController: UITabBarController?
  public private(set) lazy var viewController: UIViewController? = provider?(self)

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }
}

@MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
