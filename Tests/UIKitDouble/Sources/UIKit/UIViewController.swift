public import Foundation

/// A view controller: its view, its children, and the four calls of its appearance.
///
/// `UIViewController+Presenting.swift` has the presented controllers.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  enum Appearance { case gone, appearing, shown, disappearing }

  open var title: String? { didSet { passOnTitle() } }
  public private(set) lazy var navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let inherited = inheritedTabBarItem() { return inherited }
      let item = UITabBarItem()
      item.title = title
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  private var ownTabBarItem: UITabBarItem?
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { (self as? UITabBarController)?.refuseSafeArea(additionalSafeAreaInsets) }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if oldValue != modalPresentationStyle { controller = nil } }
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public internal(set) var isMovingFromParent = false
  public internal(set) var isMovingToParent = false
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  public internal(set) var presented: UIViewController?
  public internal(set) weak var presenting: UIViewController?
  var controller: UIPresentationController?
  /// True if its presenter's view has left the window for it.
  var coversPresenter = false
  /// The transition that this one presents, dismisses or leads among its children.
  var running: RunningTransition?
  /// The finished transition, while its completions run.
  var finished: RunningTransition?
  var appearance = Appearance.gone
  /// True while somebody else than its place in the window says when it appears.
  var isManaged = false
  private var loaded: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded = newValue
      newValue?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadView() { view = UIView(frame: .zero) }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Its wishes for the system around it, which asks the front controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func setNeedsStatusBarAppearanceUpdate() { window?.double.statusBarUpdates += 1 }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The traits that it and all below it see in the place of those of the window.
  open var traitOverrides = UITraitOverrides()
  open var traitCollection: UITraitCollection {
    if let sizeClass = traitOverrides.sizeClass {
      return (window?.traits ?? UITraitCollection()).with(sizeClass)
    }
    return parent?.traitCollection ?? window?.traits ?? UITraitCollection()
  }
  private var barScrollViews = BarScrollViews()
  open func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {
    barScrollViews.set(view, for: edge)
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barScrollViews[edge]
  }
  open var preferredTransition: Transition? {
    didSet { UIWindow.refuse("preferredTransition", before: 18) }
  }
  open override var next: UIResponder? {
    // Apple's page of `UIResponder.next`: one that is presented passes on to its presenter.
    parent == nil ? presentingViewController ?? loaded?.superview : loaded?.superview ?? parent
  }
  var window: UIWindow? { loaded?.window }

  // MARK: - Children

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.refuseSecondParent(self)
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.isManaged = managesChildren
  }

  /// Leaves its parent.
  ///
  /// A navigation controller whose page goes like that keeps its item in the bar, so that the back
  /// button does nothing: stackoverflow.com/questions/10281545.
  open func removeFromParent() {
    guard let parent else { return }
    if (parent as? UINavigationController)?.stack.contains(where: { $0 === self }) == true {
      parent.window?.double.note("The bar keeps the item of a page that has left its parent.")
    }
    if let place = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: place)
    }
    self.parent = nil
    isManaged = false
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// True for the containers of UIKit, which say themselves when a child appears.
  var managesChildren: Bool { false }
  /// The children that appear with it.
  var visibleChildren: [UIViewController] { children }

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let candidate = next {
      if let container = candidate as? Container { return container }
      next = candidate.parent
    }
    return nil
  }

  var topmostAncestor: UIViewController { parent?.topmostAncestor ?? self }

  /// The transition in which it takes part, as UIKit answers for a container and its children.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running ?? finished ?? parent?.transitionCoordinator
  }

  private var traitHandlers: [(UITraitCollection) -> Void] = []
  /// The traits from before the changes that came while its view was in no window.
  private var missedTraits: UITraitCollection?

  @discardableResult
  open func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitHandlers.append { [weak self] previous in
      guard let self, let environment = self as? TraitEnvironment,
        traits.contains(where: { $0.value(in: previous) != $0.value(in: self.traitCollection) })
      else { return }
      handler(environment, previous)
    }
    return TraitRegistration()
  }

  /// Passes a change on to all below, from the inside out.
  func passOnTraits(_ previous: UITraitCollection) {
    for child in children { child.passOnTraits(previous) }
    presented?.passOnTraits(previous)
    guard window != nil else {
      missedTraits = missedTraits ?? previous
      return
    }
    for handler in traitHandlers { handler(previous) }
  }

  private func learnMissedTraits() {
    guard let previous = missedTraits else { return }
    missedTraits = nil
    guard previous.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
    for handler in traitHandlers { handler(previous) }
  }

  // MARK: - Appearance

  /// Hears that its view has moved to a window or left it.
  func viewMoved(to window: UIWindow?) {
    if window != nil { learnMissedTraits() }
    guard !isManaged, !UIView.isCovering else { return }
    appear(window != nil, animated: false)
  }

  func appear(_ isShown: Bool, animated: Bool) {
    beginAppearance(isShown, animated: animated)
    endAppearance(animated: animated)
  }

  func beginAppearance(_ appears: Bool, animated: Bool) {
    if appears {
      guard appearance == .gone || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .shown || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in visibleChildren { child.beginAppearance(appears, animated: animated) }
  }

  func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(animated)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(animated)
    case .gone, .shown: return
    }
    for child in visibleChildren { child.endAppearance(animated: animated) }
  }
}
