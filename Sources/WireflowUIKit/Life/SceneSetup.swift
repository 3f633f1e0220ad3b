#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
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
  /// The scenes of a session's windows, or nil if each scene has an app of its own.
  private let windows: SceneWindows?

  /// Creates the setup of an app.
  /// - Parameter makeApp: creates the app on a backend, without launching it.
  public init(_ makeApp: @escaping @MainActor (UIKitBackend) -> ApplicationController) {
    self.makeApp = makeApp
    windows = nil
  }

  /// Creates the setup of an app whose scenes show the windows of one session.
  ///
  /// A flow that opens a window gets a scene for it, on devices with several. The system restores
  /// such a scene by the window's link. `UIApplicationSupportsMultipleScenes` must be true in the
  /// Info.plist, and the app delegate has to pass on which scenes the user closes, with
  /// ``discard(_:)``.
  ///
  /// ```swift
  /// let sceneSetup = SceneSetup(windowsOf: ApplicationSession(mailOn: LiveScheduler())) { backend in
  ///   backend.register(LoginScreen.self) { LoginViewController(screen: $0) }
  /// }
  /// ```
  /// - Parameters:
  ///   - session: the session, which the setup keeps.
  ///   - prepare: registers view controllers with the backend of each scene.
  public convenience init(
    windowsOf session: ApplicationSession,
    prepare: @escaping @MainActor (UIKitBackend) -> Void = { _ in }
  ) {
    self.init(SceneWindows(session), session, prepare)
  }

  init(
    _ windows: SceneWindows, _ session: ApplicationSession,
    _ prepare: @escaping @MainActor (UIKitBackend) -> Void
  ) {
    self.windows = windows
    makeApp = { backend in
      prepare(backend)
      return session.current.controller
    }
  }

  /// Returns the configuration of a scene that uses ``ApplicationSceneDelegate``.
  ///
  /// Scenes of other roles than windows, such as an external display, get no app, so the system
  /// mirrors the device there.
  public func configuration(for session: UISceneSession) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    guard session.role == .windowApplication else { return configuration }
    configuration.delegateClass = ApplicationSceneDelegate.self
    return configuration
  }

  /// Closes the windows of scenes that the user has closed, and ends their flows.
  ///
  /// A scene that is only disconnected keeps its window, because the system also disconnects scenes
  /// to reclaim memory.
  ///
  /// ```swift
  /// func application(
  ///   _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  /// ) { sceneSetup.discard(sessions) }
  /// ```
  public func discard(_ sessions: Set<UISceneSession>) { windows?.discard(sessions) }

  /// Adds the menus of the window in front to the menu bar of iPadOS and macOS.
  ///
  /// The backend makes UIKit build the menus again when another window comes to the front.
  ///
  /// ```swift
  /// override func buildMenu(with builder: any UIMenuBuilder) {
  ///   super.buildMenu(with: builder)
  ///   sceneSetup.buildMenu(with: builder)
  /// }
  /// ```
  public func buildMenu(with builder: any UIMenuBuilder) {
    // Several scenes may be active side by side.
    let menus = UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { ($0.delegate as? ApplicationSceneDelegate)?.life?.backend.root.menus }
    let front = menus.max { $0.lastInFront < $1.lastInFront }
    for other in menus where other !== front { other.leaveMenuBar() }
    front?.build(with: builder)
  }

  /// Makes the app in a window, and returns its life, or nil if another scene shows it already.
  func makeLife(
    in window: UIWindow, for scene: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> SceneLife? {
    let shown = windows?.window(for: scene, options)
    if windows != nil, shown == nil { return nil }
    let backend = UIKitBackend(window: window)
    let app = makeApp(backend)
    shown?.show(on: backend)
    let life = SceneLife(shown?.controller ?? app, backend: backend)
    life.window = shown
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

/// The scenes that show the windows of a session, one for each link.
///
/// A window's link travels in the user activity of its scene. The system can therefore restore a
/// scene later, and the session opens its window again.
@MainActor
final class SceneWindows: WindowOpening {
  /// The key of the link in user activities.
  static let key = "wireflow.window"

  private let session: ApplicationSession
  private let application: UIApplication
  /// The scene sessions of the windows, by their links.
  private var scenes: [String?: UISceneSession] = [:]

  init(_ session: ApplicationSession, in application: UIApplication = .shared) {
    self.session = session
    self.application = application
    session.device = self
  }

  var opensWindows: Bool { application.supportsMultipleScenes }

  func show(_ window: ApplicationWindow) {
    if let scene = scenes[window.link] {
      guard scene.scene?.activationState != .foregroundActive else { return }
      return application.activateSceneSession(for: UISceneSessionActivationRequest(session: scene))
    }
    let activity = NSUserActivity(activityType: "wireflow.window")
    if let link = window.link { activity.addUserInfoEntries(from: [Self.key: link]) }
    let request = UISceneSessionActivationRequest(
      role: .windowApplication, userActivity: activity)
    // A scene that the system refuses takes its window with it.
    application.activateSceneSession(for: request) { @Sendable [weak window] _ in
      Task { @MainActor in window?.close() }
    }
  }

  func close(_ window: ApplicationWindow) {
    guard let scene = scenes.removeValue(forKey: window.link) else { return }
    application.requestSceneSessionDestruction(scene, options: nil)
  }

  /// Returns the window of a scene that connects, or nil if the scene shows nothing new.
  ///
  /// A scene without a link, such as one that the user adds, shows the main window. While another
  /// scene shows it, that one comes to the front instead.
  func window(
    for scene: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> ApplicationWindow? {
    let link = Self.link(of: scene, options)
    if let shown = scenes[link], shown !== scene, shown.scene != nil {
      application.activateSceneSession(for: UISceneSessionActivationRequest(session: shown))
      application.requestSceneSessionDestruction(scene, options: nil)
      return nil
    }
    scenes[link] = scene
    if session.window(link) == nil { session.perform(.window(link)) }
    return session.window(link)
  }

  /// Forgets scenes that the user has closed, and closes their windows except the last one.
  func discard(_ sessions: Set<UISceneSession>) {
    for (link, scene) in scenes where sessions.contains(scene) {
      scenes[link] = nil
      session.window(link)?.close()
    }
  }

  private static func link(
    of scene: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> String? {
    let activities =
      Array(options.userActivities) + [scene.stateRestorationActivity].compactMap(\.self)
    return activities.lazy.compactMap { $0.userInfo?[key] as? String }.first
  }
}
#endif
