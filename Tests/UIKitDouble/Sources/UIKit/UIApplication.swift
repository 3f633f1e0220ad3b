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

  /// The double runs no app.
  public static func main() {}
}
