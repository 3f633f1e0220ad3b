#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import UIKit
public import UserNotifications
public import Wireflow

/// The life of an app in a scene: launch, background, links, and what is kept for the next launch.
///
/// ``ApplicationSceneDelegate`` makes one by itself. A scene delegate of your own makes one and
/// passes on what it hears:
///
/// ```swift
/// func scene(
///   _ scene: UIScene, willConnectTo session: UISceneSession,
///   options connectionOptions: UIScene.ConnectionOptions
/// ) {
///   life = SceneLife(app, backend: backend)
///   life?.connect(session, connectionOptions)
/// }
/// func sceneDidEnterBackground(_ scene: UIScene) { life?.wentToBackground() }
/// ```
@MainActor
public final class SceneLife {
  /// The app.
  public let controller: ApplicationController
  /// Takes what was kept when the scene was last left, before any link is followed.
  public var onRestore: (@MainActor (Data) -> Void)?
  /// Gives what is to be kept, such as the data of a `RouteArchive`.
  public var onSave: (@MainActor () -> Data?)?
  /// Returns the link that a quick action stands for.
  ///
  /// The default is the type of the action.
  public var linkForShortcut: @MainActor (UIApplicationShortcutItem) -> String? = { $0.type }
  /// Returns the link that a notification stands for.
  ///
  /// The default is its `"link"`.
  public var linkForNotification: @MainActor (UNNotificationResponse) -> String? = {
    $0.notification.request.content.userInfo["link"] as? String
  }
  private let backend: UIKitBackend
  private let activityType: String

  /// Creates the life of an app.
  /// - Parameters:
  ///   - controller: the app.
  ///   - backend: the backend that shows it.
  ///   - activityType: the type of the activity that keeps its state, as in the Info.plist.
  public init(
    _ controller: ApplicationController, backend: UIKitBackend,
    activityType: String = "wireflow.restoration"
  ) {
    self.controller = controller
    self.backend = backend
    self.activityType = activityType
  }

  /// Launches the app in the room that there is, shows its window, and follows what it was launched
  /// for.
  public func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    backend.window?.makeKeyAndVisible()
    backend.followFormFactor()
    controller.finishLaunching()
    if let data = session.stateRestorationActivity?.userInfo?[Self.key] as? Data {
      onRestore?(data)
    }
    open(options.urlContexts)
    for activity in options.userActivities { resume(activity) }
    if let shortcut = options.shortcutItem { perform(shortcut) }
    if let response = options.notificationResponse { open(response) }
  }

  /// Follows a quick action of the app's icon, and returns false if it stands for no link.
  @discardableResult
  public func perform(_ shortcut: UIApplicationShortcutItem) -> Bool {
    guard let link = linkForShortcut(shortcut) else { return false }
    return controller.perform(.open(link)) == .performed
  }

  /// Follows a notification that the user has tapped.
  ///
  /// Call it in `userNotificationCenter(_:didReceive:)` for one that comes while the app runs.
  public func open(_ response: UNNotificationResponse) {
    if let link = linkForNotification(response) { controller.perform(.open(link)) }
  }

  /// Brings the app to rest.
  public func wentToBackground() { controller.wentToBackground() }

  /// Tells the app that it is about to be seen again.
  public func enteredForeground() { controller.enteredForeground() }

  /// Follows links into the app, in the order of their texts.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for link in contexts.map(\.url.absoluteString).sorted() { controller.perform(.open(link)) }
  }

  /// Takes up an activity, which is followed as the link that it holds.
  public func resume(_ activity: NSUserActivity) {
    if let data = activity.userInfo?[Self.key] as? Data { onRestore?(data) }
    if let url = activity.webpageURL { controller.perform(.open(url.absoluteString)) }
  }

  /// The activity that keeps the state of the app, for `stateRestorationActivity(for:)`.
  public var restorationActivity: NSUserActivity? {
    guard let data = onSave?() else { return nil }
    let activity = NSUserActivity(activityType: activityType)
    activity.addUserInfoEntries(from: [Self.key: data])
    return activity
  }

  private static let key = "archive"
}
#endif
