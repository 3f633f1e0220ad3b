#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

/// The backend that shows an app in a window of UIKit, and tells the stage what the user does.
///
/// ```swift
/// let backend = UIKitBackend(window: window)
/// backend.register(LoginScreen.self) { LoginViewController(screen: $0) }
/// let wireframe = AdaptiveWireframe(stage: Stage(backend: backend))
/// ```
///
/// A screen without a registration has a view controller made from its content, so an app runs
/// before it has a design. Each transition makes what UIKit shows equal to what is on stage,
/// step by step, and waits for whatever moves already, the user's finger included.
@MainActor
public final class UIKitBackend: PresentationBackend {
  /// The window, whose root view controller the backend makes, if it was given one.
  public let window: UIWindow?
  /// True to put the player into the bottom accessory of tab bars, where the system has one.
  public let usesBottomAccessory: Bool

  /// The way in which root items are shown as tabs, which is to be chosen before the app launches.
  public var tabStyle = TabStyle.bar

  let registry = ScreenRegistry()
  let containers = ContainerHooks()
  let root = RootController()
  let motion = Motion()
  let animators = TransitionRegistry()
  let screens = ScreenTable()
  let voice = Voice()
  /// The region that the modals stand in front of, as it is shown.
  var base: ShownRegion?
  /// The modals as they are shown, from the lowest to the one in front.
  var modals: [ShownModal] = []
  /// The alert as it is shown.
  var alert: ShownAlert?
  private(set) weak var stage: Stage?
  /// The words that it shows by itself.
  var words: StageWords { stage?.words ?? .english }
  /// The parts of UIKit that the system has.
  var features = SystemFeatures() { didSet { animators.hasZoom = features.hasZoom } }
  /// The room for which regions were last arranged.
  var shownRoom: FormFactor?
  /// The room that is expected before there is a window.
  var expectedRoom = FormFactor.compact
  private var foreground: ForegroundWatch?

  /// Creates a backend for a window, which it gives a root view controller.
  /// - Parameters:
  ///   - window: the window, which need not be visible yet, or nil to put
  ///     ``rootViewController`` somewhere oneself.
  ///   - usesBottomAccessory: false to keep the player above the tab bar in any case.
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
    screens.painter.onNewElements = { [weak self] in self?.noteElements(isAlone: $0) }
  }

  /// Keeps the stage weakly, to read what is on it and to tell it what the user does.
  public func attach(to stage: Stage) { self.stage = stage }

  /// Shows what is on stage, and completes once UIKit is done with it.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    motion.begin(isAnimated: transition.isAnimated, style: transition.style, completion)
    if !follow(transition) { settle() }
  }

  /// Returns the view controller that shows a screen, while that is on stage.
  public func viewController(for screen: any Screen) -> UIViewController? {
    screens.viewController(of: screen)
  }

  /// The root of all that the backend shows.
  public var rootViewController: UIViewController { root }

  /// The room that there is, by the horizontal size class.
  ///
  /// In the background it is the room that there was: the system changes size classes there to take
  /// pictures for its list of apps.
  public var formFactor: FormFactor { room }
}

extension UIKitBackend {
  /// The room that regions are shown in.
  var room: FormFactor {
    if let shownRoom, scene?.activationState == .background { return shownRoom }
    guard window != nil || root.viewIfLoaded?.window != nil else { return expectedRoom }
    let traits = window?.traitCollection ?? root.traitCollection
    return traits.horizontalSizeClass == .regular ? .regular : .compact
  }

  /// The scene in which it is shown.
  var scene: UIWindowScene? { (window ?? root.viewIfLoaded?.window)?.windowScene }

  /// Begins in the room that there is, before the app launches, and follows it from then on.
  func begin() {
    stage?.begin(in: room)
    followFormFactor()
  }

  /// Lets the app adapt to the room that there is now, unless it has.
  func followFormFactor() {
    guard let stage, scene?.activationState != .background else { return }
    if stage.formFactor != room { stage.perform(.adapt(room)) }
    // Tabs and columns may have another place for root items, whatever the app makes of it.
    if let shownRoom, shownRoom != room { settleAnew() }
  }

  /// Makes steps now that there is a window, and from now on follows the room when the app comes
  /// back.
  private func appeared() {
    if foreground == nil, let scene {
      foreground = ForegroundWatch(scene) { [weak self] in self?.followFormFactor() }
    }
    settleInWindow()
    if let shownRoom, shownRoom != room { settleAnew() }
  }

  /// The view controller of the screen in front of the base, or of the player that covers it.
  private var frontOfBase: UIViewController? {
    if let player = root.shownPlayer, player.isMaximized { return player.screen }
    return base?.controller.front?.topViewController
  }
}
#endif
