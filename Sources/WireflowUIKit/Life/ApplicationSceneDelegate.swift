#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// A scene delegate that is ready to use: it shows the app that the app delegate's ``SceneSetup``
/// makes, and tells the app what it hears of the system.
///
/// Each scene has an app of its own, or shows a window of one session.
@MainActor
public final class ApplicationSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  /// The life of the app in the scene, once that is connected.
  public private(set) var life: SceneLife?
  private let ownSetup: SceneSetup?

  /// Creates the delegate, which asks the app delegate for its setup.
  public override init() {
    ownSetup = nil
    super.init()
  }

  /// Creates the delegate with a setup, such as in a test.
  public init(_ setup: SceneSetup) {
    ownSetup = setup
    super.init()
  }

  private var setup: SceneSetup? {
    ownSetup ?? (UIApplication.shared.delegate as? any SceneSettingUp)?.sceneSetup
  }

  /// Launches the app in the scene.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    guard let setup else {
      preconditionFailure(
        "the app delegate must conform to SceneSettingUp"
          + " (it is \(UIApplication.shared.delegate.map { "\(type(of: $0))" } ?? "nil"))")
    }
    let window = UIWindow(windowScene: scene)
    self.window = window
    life = setup.makeLife(in: window, for: session, connectionOptions)
    life?.connect(session, connectionOptions)
  }

  /// Lets the app go with its scene.
  public func sceneDidDisconnect(_ scene: UIScene) {
    life?.disconnect()
    life = nil
    window = nil
  }

  /// Has the menu bar show the menus of this window.
  public func sceneDidBecomeActive(_ scene: UIScene) { UIMenuSystem.main.setNeedsRebuild() }

  /// Brings the app to rest.
  public func sceneDidEnterBackground(_ scene: UIScene) { life?.wentToBackground() }

  /// Tells the app that it is about to be seen again.
  public func sceneWillEnterForeground(_ scene: UIScene) { life?.enteredForeground() }

  /// Follows links of a scheme of the app's own.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    life?.open(contexts)
  }

  /// Follows a universal link, or takes up what another device was doing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    life?.resume(userActivity)
  }

  /// Returns what is kept for the next launch.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    life?.restorationActivity
  }

  /// Follows a quick action of the app's icon.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(life?.perform(shortcutItem) ?? false)
  }
}
#endif
