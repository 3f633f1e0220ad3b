#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import UIKit
import Wireflow

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
