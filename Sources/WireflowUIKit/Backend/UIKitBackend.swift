#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow
import WireflowInteraction

/// A backend that shows an app in a UIKit window, and reports the user's actions to the stage.
///
/// ```swift
/// let backend = UIKitBackend(window: window)
/// backend.register(LoginScreen.self) { LoginViewController(screen: $0) }
/// let wireframe = AdaptiveWireframe(stage: Stage(backend: backend))
/// ```
///
/// If a screen has no registration, the backend creates a view controller from its content. Your
/// app therefore runs before it has a design. For each transition, the backend updates UIKit step
/// by step until it matches the stage, and waits for animations and gestures in progress.
@MainActor
public final class UIKitBackend: PresentationBackend {
  /// The window that the backend was given, whose root view controller it creates.
  public let window: UIWindow?
  /// True to put the player into the bottom accessory of tab bars on systems that have one.
  public let usesBottomAccessory: Bool

  /// The appearance of root items as tabs, which you set before the app launches.
  public var tabStyle = TabStyle.bar

  let registry = ScreenRegistry()
  let containers = ContainerHooks()
  let root = RootController()
  let motion = Motion()
  let animators = TransitionRegistry()
  let screens = ScreenTable()
  let voice = Voice()
  /// The visible region behind the modals.
  var base: ShownRegion?
  /// The visible modals, from back to front.
  var modals: [ShownModal] = []
  /// The pages of other code whose stacks have been taken down, each with the page below.
  var homelessPages: [(below: UIViewController, pages: [UIViewController])] = []
  /// The visible alert.
  var alert: ShownAlert?
  /// The visible notice.
  var notice: NoticeBar?
  private(set) weak var stage: Stage?
  /// The texts for the backend's own controls.
  var words: StageWords { stage?.words ?? .english }
  /// The optional parts of UIKit that this system has.
  var features = SystemFeatures() { didSet { animators.hasZoom = features.hasZoom } }
  /// The form factor for which the backend last arranged the regions.
  var shownRoom: FormFactor?
  /// The expected form factor before there is a window.
  var expectedRoom = FormFactor.compact
  private var foreground: ForegroundWatch?

  /// Creates a backend for a window, and sets the window's root view controller.
  /// - Parameters:
  ///   - window: the window, which need not be visible yet, or nil if you place
  ///     ``rootViewController`` yourself.
  ///   - usesBottomAccessory: false to always keep the player above the tab bar.
  public init(window: UIWindow? = nil, usesBottomAccessory: Bool = true) {
    self.window = window
    self.usesBottomAccessory = usesBottomAccessory
    window?.rootViewController = root
    motion.onRest = { [weak self] in self?.settle() }
    motion.onIdle = { [weak self] in self?.speak(afterTransition: true) }
    root.onAppearance = { [weak self] in self?.appeared() }
    root.onTraitChange = { [weak self] in self?.followFormFactor() }
    root.onResize = { [weak self] in self?.motion.resize(with: $0) }
    root.frontScreen = { [weak self] in self?.frontOfBase }
    root.menus.backend = self
    root.onPlayerPress = { [weak self] in self?.userPressedPlayer() }
    root.onEscape = { [weak self] in self?.userEscapes() == true }
    root.onMagicTap = { [weak self] in self?.userTapsMagically() == true }
    animators.mayZoomBack = { [weak self] in self?.mayZoomBack($0) ?? true }
    screens.painter.onNewElements = { [weak self] in self?.noteElements(isAlone: $0) }
  }

  /// Keeps a weak reference to the stage, to read its state and to report the user's actions.
  public func attach(to stage: Stage) { self.stage = stage }

  /// Performs a transition, and calls the completion when UIKit has finished it.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    motion.begin(isAnimated: transition.isAnimated, style: transition.style, completion)
    for modal in modals where modal.isZoomed { holdIfZoomingBack(modal) }
    if !follow(transition) { settle() }
  }

  /// Returns the view controller of a screen while the screen is on stage.
  public func viewController(for screen: any Screen) -> UIViewController? {
    screens.viewController(of: screen)
  }

  /// The view controller that contains the whole app.
  public var rootViewController: UIViewController { root }

  /// The form factor of the window, given by its horizontal size class.
  ///
  /// In the background it does not change, although the system changes size classes there to take
  /// pictures for the app switcher.
  public var formFactor: FormFactor { room }
}

extension UIKitBackend {
  /// The form factor in which the backend shows regions.
  var room: FormFactor {
    if let shownRoom, scene?.activationState == .background { return shownRoom }
    // A root that a full-screen presentation covers gets no new traits.
    guard window != nil || root.viewIfLoaded?.window != nil else {
      return shownRoom ?? expectedRoom
    }
    let traits = window?.traitCollection ?? root.traitCollection
    return traits.horizontalSizeClass == .regular ? .regular : .compact
  }

  /// True on devices on which a tab bar has at most five places, however wide the window is.
  var isPhone: Bool {
    (shownWindow?.traitCollection ?? root.traitCollection).userInterfaceIdiom == .phone
  }

  /// The scene that contains the backend.
  var scene: UIWindowScene? { shownWindow?.windowScene }

  /// Sets the stage's form factor before the app launches, and follows its changes.
  func begin() {
    stage?.begin(in: room)
    followFormFactor()
  }

  /// Adapts the app to the current form factor if necessary.
  func followFormFactor() {
    guard let stage, scene?.activationState != .background else { return }
    if stage.state.formFactor != room { stage.perform(.adapt(room)) }
    // Root items may change their places between tabs and columns, even if the app does not adapt.
    if let shownRoom, shownRoom != room { settleAnew() }
  }

  /// Makes steps when the window appears, and from then on follows the form factor whenever the app
  /// returns to the foreground.
  private func appeared() {
    if foreground == nil, let scene {
      foreground = ForegroundWatch(scene) { [weak self] in self?.followFormFactor() }
    }
    settleInWindow()
    if let shownRoom, shownRoom != room { settleAnew() }
  }

  /// The view controller of the base's screen in front, or of the player that covers it.
  private var frontOfBase: UIViewController? {
    if let player = root.shownPlayer, player.isMaximized { return player.screen }
    return base?.controller.front?.topViewController
  }
}

/// The appearance of the containers that the backend creates.
extension UIKitBackend {
  /// Registers a closure that runs for each container of a type before the container appears.
  ///
  /// ```swift
  /// backend.configure { (stack: UINavigationController) in
  ///   stack.navigationBar.prefersLargeTitles = true
  ///   stack.navigationBar.tintColor = .systemPurple
  /// }
  /// backend.configure { (tabs: UITabBarController) in
  ///   tabs.tabBar.scrollEdgeAppearance = .opaque
  /// }
  /// ```
  ///
  /// The containers are:
  ///
  /// - the `UINavigationController` of each stack
  /// - the `UITabBarController`
  /// - the `UISplitViewController`
  /// - the `UITableViewController` that lists root items in a sidebar or a drawer
  ///
  /// Configure them before the app launches, because a closure does not reach existing containers.
  /// The backend becomes the delegate of each container. If the closure gives a navigation
  /// controller a delegate, the backend passes `willShow` and `didShow` on, and asks that delegate
  /// for animations and interactive transitions.
  public func configure<Container: UIViewController>(
    _ configure: @escaping @MainActor (Container) -> Void
  ) {
    containers.add(configure)
  }

  /// Uses your own classes for the bars of stacks.
  ///
  /// ```swift
  /// backend.useBars(navigationBar: BrandNavigationBar.self)
  /// ```
  /// - Parameters:
  ///   - navigationBar: the class of the navigation bars, or nil for UIKit's own.
  ///   - toolbar: the class of the toolbars, or nil for UIKit's own.
  public func useBars(navigationBar: UINavigationBar.Type?, toolbar: UIToolbar.Type? = nil) {
    containers.bars = (navigationBar, toolbar)
  }

  /// Uses your own class of navigation controller for stacks.
  ///
  /// ```swift
  /// backend.useStacks { BrandNavigationController() }
  /// ```
  ///
  /// If the class conforms to `UINavigationBarDelegate`, it should ask
  /// ``allowsBackButton(of:in:)``. Without that, the back button pops at once, and a page that a
  /// guard wants to keep comes back.
  /// - Parameter make: creates an empty navigation controller, for each stack a new one.
  public func useStacks(_ make: @escaping @MainActor () -> UINavigationController) {
    containers.makeStack = make
  }

  /// Returns true if the back button of your own navigation controller may pop a page, or otherwise
  /// lets the guard ask the user.
  ///
  /// ```swift
  /// extension BrandNavigationController: UINavigationBarDelegate {
  ///   func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
  ///     backend?.allowsBackButton(of: item, in: self) ?? true
  ///   }
  /// }
  /// ```
  public func allowsBackButton(
    of item: UINavigationItem, in stack: UINavigationController
  ) -> Bool {
    let stacks = regions.flatMap(\.controller.stacks)
    return stacks.first { $0.container === stack }?.allowsBackButton(of: item) ?? true
  }

  /// Uses your own class of tab bar controller.
  ///
  /// ```swift
  /// backend.useTabs { BrandTabBarController() }
  /// ```
  public func useTabs(_ make: @escaping @MainActor () -> UITabBarController) {
    containers.makeTabs = make
  }

  /// Uses your own class of split view controller, created in the given style.
  ///
  /// ```swift
  /// backend.useColumns { BrandSplitViewController(style: $0) }
  /// ```
  public func useColumns(
    _ make: @escaping @MainActor (UISplitViewController.Style) -> UISplitViewController
  ) {
    containers.makeSplit = make
  }
}

/// Announcements and gestures of VoiceOver.
extension UIKitBackend {
  /// Makes VoiceOver speak an announcement when nothing is moving, or immediately if it is urgent.
  public func announce(_ announcement: Announcement) {
    if announcement.urgency == .now || !motion.isBusy {
      voice.speak(announcement)
    } else {
      voice.keep(announcement)
    }
  }

  /// Informs VoiceOver of a new page or new elements when nothing is moving.
  ///
  /// While an alert is in front, VoiceOver stays there.
  func speak(afterTransition: Bool) {
    defer { voice.speakWaiting() }
    guard Voice.isHeard else { return voice.rest() }
    guard let stage, alert == nil, let screen = stage.state.frontScreen,
      let front = screens.viewController(of: screen), front.viewIfLoaded?.window != nil
    else { return }
    voice.announceChanges(
      of: front, isDrawerOpen: stage.state.isDrawerOpen, afterTransition: afterTransition)
  }

  /// Records that the page in front shows different elements.
  func noteElements(isAlone: Bool) {
    voice.hasNewElements = true
    if isAlone { speak(afterTransition: false) }
  }

  /// Performs the user's escape gesture of VoiceOver, which leaves the content in front.
  ///
  /// A modal of other code is not on stage, and stays. A page of other code goes back by itself.
  func userEscapes() -> Bool {
    guard let stage, alert != nil || frontContainer.presentedViewController == nil else {
      return false
    }
    if let stack = (modals.last?.region ?? base)?.controller.front, stack.isForeignInFront {
      return stack.container.popViewController(animated: true) != nil
    }
    return stage.performEscape()
  }

  /// Performs the user's magic tap of VoiceOver, which triggers the main action.
  func userTapsMagically() -> Bool { stage?.performMagicTap() ?? false }
}
#endif
