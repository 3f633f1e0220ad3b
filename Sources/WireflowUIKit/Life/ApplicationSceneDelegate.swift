#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// A ready-made scene delegate that creates its app from the app delegate's ``SceneSetup``, and
/// passes the system's events on to it.
///
/// Each scene has an app of its own, or shows a window of one session.
@MainActor
public final class ApplicationSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  /// The life of the app, available after the scene has connected.
  public private(set) var life: SceneLife?
  private let ownSetup: SceneSetup?

  /// Creates the delegate, which asks the app delegate for its setup.
  public override init() {
    ownSetup = nil
    super.init()
  }

  /// Creates the delegate with a setup, for example in a test.
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

  /// Releases the app when its scene disconnects.
  public func sceneDidDisconnect(_ scene: UIScene) {
    life?.disconnect()
    life = nil
    window = nil
  }

  /// Shows the menus of this window in the menu bar.
  public func sceneDidBecomeActive(_ scene: UIScene) { UIMenuSystem.main.setNeedsRebuild() }

  /// Tells the app that it is in the background.
  public func sceneDidEnterBackground(_ scene: UIScene) { life?.wentToBackground() }

  /// Tells the app that it is returning to the foreground.
  public func sceneWillEnterForeground(_ scene: UIScene) { life?.enteredForeground() }

  /// Opens links in the app's own URL scheme.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    life?.open(contexts)
  }

  /// Opens a universal link, or continues an activity of another device.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    life?.resume(userActivity)
  }

  /// Returns the state to restore at the next launch.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    life?.restorationActivity
  }

  /// Opens the link of a quick action on the app's icon.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(life?.perform(shortcutItem) ?? false)
  }
}
#endif
