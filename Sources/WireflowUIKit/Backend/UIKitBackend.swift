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

  let registry = ScreenRegistry()
  let root = RootController()
  let motion = Motion()
  let animators = TransitionRegistry()
  let screens = ScreenTable()
  /// The region that the modals stand in front of, as it is shown.
  var base: ShownRegion?
  /// The modals as they are shown, from the lowest to the one in front.
  var modals: [ShownModal] = []
  /// The alert as it is shown.
  var alert: ShownAlert?
  private(set) weak var stage: Stage?

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
    root.onAppearance = { [weak self] in self?.settleInWindow() }
    root.onTraitChange = { [weak self] in self?.followFormFactor() }
    root.onPlayerPress = { [weak self] in self?.userPressedPlayer() }
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

  /// The room that there is now, by the horizontal size class.
  public var formFactor: FormFactor {
    let traits = window?.traitCollection ?? root.traitCollection
    return traits.horizontalSizeClass == .regular ? .regular : .compact
  }

  /// Lets the app adapt to the room that there is now, unless it has.
  func followFormFactor() {
    guard let stage, stage.formFactor != formFactor else { return }
    stage.perform(.adapt(formFactor))
  }
}
#endif
