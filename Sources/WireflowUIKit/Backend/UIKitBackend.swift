#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

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
    if stage.formFactor != room { stage.perform(.adapt(room)) }
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
#endif
