public import Wireflow

/// The windows of a session as SwiftUI opens them: by a value, which is the link of the window.
///
/// ``WireflowWindows`` makes one by itself. The value of the main window is an empty text.
@MainActor
public final class SessionScenes: WindowOpening {
  /// The session.
  public let session: ApplicationSession
  /// True if the device shows several windows.
  public internal(set) var opensWindows = false
  /// Opens a window by its value or brings it to the front, as `openWindow(value:)` does.
  var openValue: (@MainActor (String) -> Void)?
  /// Closes the window with a value, as `dismissWindow(value:)` does.
  var dismissValue: (@MainActor (String) -> Void)?
  private var apps: [String: SceneApp] = [:]

  /// Creates the windows of a session.
  public init(_ session: ApplicationSession) {
    self.session = session
  }

  /// Asks SwiftUI for the window, which is nothing new for a window in front.
  public func show(_ window: ApplicationWindow) { openValue?(window.link ?? "") }

  /// Asks SwiftUI to close the window.
  public func close(_ window: ApplicationWindow) {
    let value = window.link ?? ""
    apps[value] = nil
    dismissValue?(value)
  }

  /// Returns the app in the window with a value, which is opened if the system has restored it, or
  /// nil if the app has no such window.
  func app(for value: String) -> SceneApp? {
    // SwiftUI makes several of these, and keeps the first one.
    session.device = self
    if let app = apps[value] { return app }
    let link = value.isEmpty ? nil : value
    if session.window(link) == nil {
      // SwiftUI shows this window already.
      let open = openValue
      openValue = nil
      session.perform(.window(link))
      openValue = open
    }
    guard let window = session.window(link) else { return nil }
    let app = SceneApp(window)
    apps[value] = app
    return app
  }

  /// Follows the end of a window that the user or the system has closed.
  func closed(_ value: String) {
    guard apps.removeValue(forKey: value) != nil else { return }
    session.window(value.isEmpty ? nil : value)?.close()
  }
}
