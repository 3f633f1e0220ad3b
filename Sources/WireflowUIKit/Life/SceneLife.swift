#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import UIKit
public import UserNotifications
public import Wireflow

/// The life of an app in a scene: launch, background, links, and state restoration.
///
/// ``ApplicationSceneDelegate`` creates one for you. A scene delegate of your own creates one and
/// forwards its calls:
///
/// ```swift
/// func scene(
///   _ scene: UIScene, willConnectTo session: UISceneSession,
///   options connectionOptions: UIScene.ConnectionOptions
/// ) {
///   life = SceneLife(app, backend: backend)
///   life?.onSave = { app in app.stage.log.lines.last.map { Data($0.utf8) } }
///   life?.connect(session, connectionOptions)
/// }
/// func sceneDidEnterBackground(_ scene: UIScene) { life?.wentToBackground() }
/// ```
@MainActor
public final class SceneLife {
  /// The app.
  public let controller: ApplicationController
  /// Restores the data that ``onSave`` returned when the user last left the scene, before any link
  /// opens.
  public var onRestore: (@MainActor (ApplicationController, Data) -> Void)?
  /// Returns the data to keep for the next launch, for example of a `RouteArchive`.
  public var onSave: (@MainActor (ApplicationController) -> Data?)?
  /// Returns the link of a quick action, by default the action's type.
  public var linkForShortcut: @MainActor (UIApplicationShortcutItem) -> String? = { $0.type }
  /// Returns the link of a notification, by default the value for `"link"`.
  public var linkForNotification: @MainActor (UNNotificationResponse) -> String? = {
    $0.notification.request.content.userInfo["link"] as? String
  }
  /// The type of the activity that holds the saved state, as declared in the Info.plist.
  public var activityType = "wireflow.restoration"
  let backend: UIKitBackend
  /// The window of a session that the scene shows.
  var window: ApplicationWindow?

  /// Creates the life of an app that runs on a backend.
  public init(_ controller: ApplicationController, backend: UIKitBackend) {
    self.controller = controller
    self.backend = backend
  }

  /// Launches the app in the current form factor, shows its window, and opens the link that
  /// launched it.
  public func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    backend.window?.makeKeyAndVisible()
    backend.begin()
    if !controller.hasLaunched { controller.finishLaunching() }
    if let data = session.stateRestorationActivity?.userInfo?[Self.key] as? Data {
      onRestore?(controller, data)
    }
    open(options.urlContexts)
    for activity in options.userActivities { resume(activity) }
    if let shortcut = options.shortcutItem { perform(shortcut) }
    if let response = options.notificationResponse { open(response) }
  }

  /// Opens the link of a quick action on the app's icon, and returns false if it has none.
  @discardableResult
  public func perform(_ shortcut: UIApplicationShortcutItem) -> Bool {
    guard let link = linkForShortcut(shortcut) else { return false }
    return controller.perform(.open(link)) == .performed
  }

  /// Opens the link of a notification that the user has tapped.
  ///
  /// Call it in `userNotificationCenter(_:didReceive:)` for a notification that arrives while the
  /// app is running.
  public func open(_ response: UNNotificationResponse) {
    if let link = linkForNotification(response) { controller.perform(.open(link)) }
  }

  /// Tells the app that it is in the background, and raises its walls before the system takes a
  /// picture of the window.
  public func wentToBackground() {
    controller.wentToBackground()
    backend.raiseWalls()
  }

  /// Tells the app that it is returning to the foreground.
  public func enteredForeground() { controller.enteredForeground() }

  /// Opens links into the app, sorted by their texts.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for link in contexts.map(\.url.absoluteString).sorted() { controller.perform(.open(link)) }
  }

  /// Restores the state in an activity, and opens the activity's link.
  public func resume(_ activity: NSUserActivity) {
    if let data = activity.userInfo?[Self.key] as? Data { onRestore?(controller, data) }
    if let url = activity.webpageURL { controller.perform(.open(url.absoluteString)) }
  }

  /// The activity that holds the state of the app, for `stateRestorationActivity(for:)`.
  public var restorationActivity: NSUserActivity? {
    let data = onSave?(controller)
    guard data != nil || window != nil else { return nil }
    let activity = NSUserActivity(activityType: activityType)
    if let data { activity.addUserInfoEntries(from: [Self.key: data]) }
    if let link = window?.link {
      activity.addUserInfoEntries(from: [SceneWindows.key: link])
    }
    return activity
  }

  /// Stops showing the window of a session, which stays for the scene's return.
  ///
  /// The system disconnects scenes to reclaim memory, too:
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
  public func disconnect() {
    window?.hide(from: backend)
    window = nil
  }

  private static let key = "archive"
}

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
