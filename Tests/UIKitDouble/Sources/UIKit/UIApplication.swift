public import Foundation
public import UserNotifications

@MainActor
open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

@MainActor
open class UIApplication: NSObject {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  open var connectedScenes: Set<UIScene> = []

  /// True if the Info.plist allows several scenes and the device shows them.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes
  open var supportsMultipleScenes = true

  /// The requests that the system has yet to follow, each with its error handler.
  public var activations: [(UISceneSessionActivationRequest, ((any Error) -> Void)?)] = []
  /// The scene sessions that the app has asked the system to dismiss.
  public var destroyed: [UISceneSession] = []

  /// The system activates the scene, or connects a new one, some time later.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/activatescenesession(for:errorhandler:)
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    activations.append((request, errorHandler))
  }

  /// The system dismisses the scene and disconnects it some time later.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessiondestruction(_:options:errorhandler:)
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    destroyed.append(sceneSession)
  }
}

@MainActor
open class UISceneDestructionRequestOptions: NSObject {}

// https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest
@MainActor
public struct UISceneSessionActivationRequest {
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?

  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {
    session = nil
    self.userActivity = userActivity
  }

  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    (self.session, self.userActivity) = (session, userActivity)
  }
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _: UIApplication, configurationForConnecting _: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed scenes, and no other reason to disconnect one brings this call.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)
  func application(_: UIApplication, didDiscardSceneSessions _: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }

  public func application(
    _: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(_: UIApplication, didDiscardSceneSessions _: Set<UISceneSession>) {}

  /// The double runs no app.
  public static func main() {}
}

@MainActor
open class UIScene: NSObject {
  public let session: UISceneSession

  public override convenience init() { self.init(UISceneSession()) }

  /// A scene of a session that may have had another one before.
  public init(_ session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open var userActivity: NSUserActivity?
  open weak var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.foregroundActive

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  @MainActor
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public let shortcutItem: UIApplicationShortcutItem?
    public let notificationResponse: UNNotificationResponse?

    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil,
      notificationResponse: UNNotificationResponse? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
    }
  }
}

extension UIScene {
  /// The user goes to another scene.
  public func putAside() { activationState = .background }
}

@MainActor
open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
}

/// The user's choice on the icon of the app: Apple's page of `UIApplicationShortcutItem`.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let userInfo: [String: any NSSecureCoding]?

  public init(type: String, userInfo: [String: any NSSecureCoding]? = nil) {
    (self.type, self.userInfo) = (type, userInfo)
  }
}

@MainActor
open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    let name: String
    public static let windowApplication = Role(name: "application")
    // https://developer.apple.com/documentation/uikit/uiscenesession/role/windowexternaldisplaynoninteractive
    public static let windowExternalDisplayNonInteractive = Role(name: "external display")
  }
  public var role = Role.windowApplication
  open var stateRestorationActivity: NSUserActivity?
  /// The scene while it is connected.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenesession/scene
  public internal(set) weak var scene: UIScene?
}

@MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  public init(url: URL) {
    self.url = url
  }
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions)
  func sceneDidEnterBackground(_: UIScene)
  func sceneWillEnterForeground(_: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_: UIScene, openURLContexts _: Set<UIOpenURLContext>)
  func scene(_: UIScene, continue _: NSUserActivity)
  func stateRestorationActivity(for _: UIScene) -> NSUserActivity?
  func scene(_: UIScene, restoreInteractionStateWith _: NSUserActivity)
  func sceneDidDisconnect(_: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions
  ) {}
  public func sceneDidEnterBackground(_: UIScene) {}
  public func sceneWillEnterForeground(_: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_: UIScene, openURLContexts _: Set<UIOpenURLContext>) {}
  public func scene(_: UIScene, continue _: NSUserActivity) {}
  public func stateRestorationActivity(for _: UIScene) -> NSUserActivity? { nil }
  public func scene(_: UIScene, restoreInteractionStateWith _: NSUserActivity) {}
  public func sceneDidDisconnect(_: UIScene) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _: UIWindowScene, performActionFor _: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _: UIWindowScene, performActionFor _: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
