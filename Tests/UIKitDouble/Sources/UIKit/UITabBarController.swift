public import Foundation

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool
  func tabBarController(_: UITabBarController, didSelect _: UIViewController)
  func tabBarController(_: UITabBarController, shouldSelectTab _: UITab) -> Bool
  func tabBarController(_: UITabBarController, didSelectTab _: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool {
    true
  }
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
  public func tabBarController(_: UITabBarController, shouldSelectTab _: UITab) -> Bool { true }
  public func tabBarController(_: UITabBarController, didSelectTab _: UITab, previousTab: UITab?) {}
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
  private var controllers: [UIViewController] = []
  private var selected = 0
  /// The tabs as objects, from iOS 18 on, and the mode that shows them as a sidebar.
  public private(set) var tabs: [UITab] = []
  open var mode = Mode.automatic { didSet { UIWindow.refuse("mode", before: 18) } }
  /// The list of the tabs that have no place in the bar.
  public private(set) lazy var moreNavigationController = UINavigationController(
    rootViewController: UIViewController())
  var isMoreShown = false
  /// The accessory above the bar, and how often it was set, which a live bar does not like: two
  /// public projects keep one for its life.
  public private(set) var bottomAccessory: UITabAccessory?
  public private(set) var timesAccessoryWasSet = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tabBar)
    NSLayoutConstraint.activate([
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabBar.heightAnchor.constraint(equalToConstant: 83),
    ])
    placeBar()
  }

  public enum Mode: Int, Sendable {
    case automatic
    case tabBar
    case tabSidebar
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// Shows tabs that are objects, whose view controllers are asked for at once.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    UIWindow.refuse("setTabs(_:animated:)", before: 18)
    if Set(tabs.map(\.identifier)).count < tabs.count {
      UIWindow.last?.double.note("NSInvalidArgumentException: identifiers of tabs must be unique.")
    }
    for tab in tabs { tab.tabBarController = self }
    let old = self.tabs.indices.contains(selected) ? self.tabs[selected] : nil
    self.tabs = tabs
    hold(tabs.compactMap { $0.viewController })
    if let old, let place = tabs.firstIndex(where: { $0 === old }) { selectedIndex = place }
  }

  open var selectedTab: UITab? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set {
      UIWindow.refuse("selectedTab", before: 18)
      if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  /// The constraints that put the bar at the top or at the bottom.
  var barPlace: (isOnTop: Bool, constraint: NSLayoutConstraint)?

  open override func viewWillLayoutSubviews() {
    placeBar()
    bottomAccessory?.contentView.frame = CGRect(
      x: 0, y: view.bounds.height - 147, width: view.bounds.width, height: 64)
  }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if !tabs.isEmpty {
      UIWindow.last?.double.note("View controllers and tabs are not to be mixed.")
    }
    hold(viewControllers ?? [])
  }

  private func hold(_ new: [UIViewController]) {
    let old = selectedViewController
    for tab in controllers where !new.contains(where: { $0 === tab }) {
      if tab === old { hide(tab) }
      tab.willMove(toParent: nil)
      tab.removeFromParent()
    }
    for tab in new where tab.parent !== self {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    controllers = new
    tabBar.items = new.map(\.tabBarItem)
    isMoreShown = false
    let kept = old.flatMap { old in new.firstIndex { $0 === old } }
    selected = kept ?? 0
    if kept == nil { showSelected() }
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      isMoreShown = false
      guard newValue != selected, controllers.indices.contains(newValue) else { return }
      if controllers.indices.contains(selected) { hide(controllers[selected]) }
      selected = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get {
      if isMoreShown { return moreNavigationController }
      return controllers.indices.contains(selected) ? controllers[selected] : nil
    }
    set { selectedIndex = controllers.firstIndex { $0 === newValue } ?? selected }
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
    tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(tab.view, at: 0)
    if isShown { tab.appear(true, animated: false) }
  }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    if bottomAccessory != nil { UIWindow.refuse("setBottomAccessory(_:animated:)", before: 26) }
    self.bottomAccessory?.contentView.removeFromSuperview()
    self.bottomAccessory = bottomAccessory
    timesAccessoryWasSet += 1
    guard let bottomAccessory else { return }
    view.addSubview(bottomAccessory.contentView)
  }

  /// The user taps a tab.
  public func userTaps(_ index: Int) {
    guard controllers.indices.contains(index), presentedViewController == nil, isShown else {
      return
    }
    if hasMore, index >= 4 { return userTapsMore() }
    if tabs.indices.contains(index) { return userTaps(tabs[index], at: index) }
    let tab = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if index == selected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  private func userTaps(_ tab: UITab, at index: Int) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let previous = selectedTab
    if index == selected {
      (tab.viewController as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
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
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }
}

@MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
  }
}
