public import Foundation

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Tabs, of which one is shown.
///
/// - The user's tap on the selected tab pops its navigation controller to the root by itself, if
///   `shouldSelect` allows it: e-learn.cn, a copy of an answer on Stack Overflow.
/// - `didSelect` comes for that, too, and for the user's taps alone, never for code: Apple's page of
///   `UITabBarControllerDelegate`.
@MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private var selected = 0
  /// The accessory above the bar, and how often it was set, which a live bar does not like: two
  /// public projects keep one for its life.
  public private(set) var bottomAccessory: UITabAccessory?
  public private(set) var timesAccessoryWasSet = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for tab in tabs where !new.contains(where: { $0 === tab }) {
      if tab === old { hide(tab) }
      tab.willMove(toParent: nil)
      tab.removeFromParent()
    }
    for tab in new where tab.parent !== self {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    tabs = new
    tabBar.items = new.map(\.tabBarItem)
    let kept = old.flatMap { old in new.firstIndex { $0 === old } }
    selected = kept ?? 0
    if kept == nil { showSelected() }
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard newValue != selected, tabs.indices.contains(newValue) else { return }
      hide(tabs[selected])
      selected = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selected }
  }

  override var managesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  private var isShown: Bool { appearance == .shown || appearance == .appearing }

  private func hide(_ tab: UIViewController) {
    tab.appear(false, animated: false)
    tab.viewIfLoaded?.removeFromSuperview()
  }

  private func showSelected() {
    guard let tab = selectedViewController else { return }
    view.insertSubview(tab.view, at: 0)
    if isShown { tab.appear(true, animated: false) }
  }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory?.contentView.removeFromSuperview()
    self.bottomAccessory = bottomAccessory
    timesAccessoryWasSet += 1
    if let bottomAccessory { view.addSubview(bottomAccessory.contentView) }
  }

  /// The user taps a tab.
  public func userTaps(_ index: Int) {
    guard tabs.indices.contains(index), presentedViewController == nil, isShown else { return }
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if index == selected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: tab)
  }
}

@MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
}

@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var tag = 0
}

@MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
