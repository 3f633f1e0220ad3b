#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

/// The closures through which an app sets up its scenes.
///
/// Keep one in the app delegate, which must conform to ``SceneSettingUp``.
/// ``ApplicationSceneDelegate`` does everything else: launch, links, restoration, quick actions,
/// notifications, and changes between background and foreground.
///
/// ```swift
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate, SceneSettingUp {
///   let sceneSetup = SceneSetup { backend in
///     backend.register(LoginScreen.self) { LoginViewController(screen: $0) }
///     return ApplicationController(shopOn: Stage(backend: backend))
///   }
///
///   func application(
///     _ application: UIApplication, configurationForConnecting session: UISceneSession,
///     options: UIScene.ConnectionOptions
///   ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }
/// }
/// ```
@MainActor
public final class SceneSetup {
  /// Creates the app on a backend, once for each scene.
  public let makeApp: @MainActor (UIKitBackend) -> ApplicationController
  /// Configures the life of each scene's app before the app launches.
  ///
  /// ```swift
  /// setup.onConnect = { life in life.linkForShortcut = { "shop://\($0.type)" } }
  /// ```
  public var onConnect: (@MainActor (SceneLife) -> Void)?

  /// Creates the setup of an app.
  /// - Parameter makeApp: creates the app on a backend, without launching it.
  public init(_ makeApp: @escaping @MainActor (UIKitBackend) -> ApplicationController) {
    self.makeApp = makeApp
  }

  /// Returns the configuration of a scene that uses ``ApplicationSceneDelegate``.
  public func configuration(for session: UISceneSession) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ApplicationSceneDelegate.self
    return configuration
  }

  /// Adds the menus of the window in front to the menu bar of iPadOS and macOS.
  ///
  /// ```swift
  /// override func buildMenu(with builder: any UIMenuBuilder) {
  ///   super.buildMenu(with: builder)
  ///   sceneSetup.buildMenu(with: builder)
  /// }
  /// ```
  public func buildMenu(with builder: any UIMenuBuilder) {
    let scenes = UIApplication.shared.connectedScenes
    let active = scenes.first { $0.activationState == .foregroundActive }
    (active?.delegate as? ApplicationSceneDelegate)?.life?.backend.buildMenu(with: builder)
  }

  /// Creates the app in a window, and returns its life.
  func makeLife(in window: UIWindow) -> SceneLife {
    let backend = UIKitBackend(window: window)
    let life = SceneLife(makeApp(backend), backend: backend)
    onConnect?(life)
    return life
  }
}

/// An app delegate that provides the setup of the app's scenes.
@MainActor
public protocol SceneSettingUp: AnyObject {
  /// The setup, which must be the same object each time.
  var sceneSetup: SceneSetup { get }
}
#endif
