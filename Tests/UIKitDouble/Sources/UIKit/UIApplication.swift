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
    self.session = session
    self.userActivity = userActivity
  }
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed scenes, and no other reason to disconnect one brings this call.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

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
      super.init()
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
    self.type = type
    self.userInfo = userInfo
    super.init()
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
    super.init()
  }
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidEnterBackground(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
