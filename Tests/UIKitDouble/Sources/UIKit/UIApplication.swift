public import Foundation

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
