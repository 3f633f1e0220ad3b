#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow

/// The things that an app does in its scenes, as closures.
///
/// Keep one in the app delegate, and conform that to ``SceneSettingUp``. Everything else happens in
/// ``ApplicationSceneDelegate``: launch, links, restoration, quick actions, notifications, and the
/// way to the background and back.
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
  /// Makes the app on a backend, for each scene anew.
  public let makeApp: @MainActor (UIKitBackend) -> ApplicationController
  /// Configures the life of each scene's app before the app launches.
  ///
  /// ```swift
  /// setup.onConnect = { life in life.linkForShortcut = { "shop://\($0.type)" } }
  /// ```
  public var onConnect: (@MainActor (SceneLife) -> Void)?

  /// Creates the setup of an app.
  /// - Parameter makeApp: makes the app on a backend, without launching it.
  public init(_ makeApp: @escaping @MainActor (UIKitBackend) -> ApplicationController) {
    self.makeApp = makeApp
  }

  /// Returns the configuration of a scene that ``ApplicationSceneDelegate`` takes care of.
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

  /// Makes the app in a window, and returns its life.
  func makeLife(in window: UIWindow) -> SceneLife {
    let backend = UIKitBackend(window: window)
    let life = SceneLife(makeApp(backend), backend: backend)
    onConnect?(life)
    return life
  }
}

/// An app delegate that has the setup of the app's scenes.
@MainActor
public protocol SceneSettingUp: AnyObject {
  /// The setup, the same each time.
  var sceneSetup: SceneSetup { get }
}
#endif
