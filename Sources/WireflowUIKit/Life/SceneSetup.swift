#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import UIKit
public import UserNotifications
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
///     let wireframe = AdaptiveWireframe(
///       stage: Stage(backend: backend), formFactor: backend.formFactor)
///     return ApplicationController(
///       wireframe: wireframe, mainFlow: ShopFlowCoordinator(wireframe: wireframe))
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
  /// Makes the backend on a window, in the place of `UIKitBackend(window:)`.
  public var makeBackend: @MainActor (UIWindow) -> UIKitBackend = { UIKitBackend(window: $0) }
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
  /// Takes what was kept when the scene was last left, before a link is followed.
  public var onRestore: (@MainActor (ApplicationController, Data) -> Void)?
  /// Returns what to keep for the next launch, such as the data of a `RouteArchive`.
  public var onSave: (@MainActor (ApplicationController) -> Data?)?
  /// The type of the activity that keeps the state, as in the Info.plist.
  public var activityType = "wireflow.restoration"

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

  /// Makes the app in a window, and returns its life.
  func makeLife(in window: UIWindow) -> SceneLife {
    let backend = makeBackend(window)
    let app = makeApp(backend)
    let life = SceneLife(app, backend: backend, activityType: activityType)
    life.linkForShortcut = linkForShortcut
    life.linkForNotification = linkForNotification
    if let onRestore { life.onRestore = { [weak app] in if let app { onRestore(app, $0) } } }
    if let onSave { life.onSave = { [weak app] in app.flatMap { onSave($0) } } }
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
