public import Wireflow

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
#endif

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
  public init(_ session: ApplicationSession) { self.session = session }

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

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
/// A scene with the windows of one session.
///
/// A flow that opens a window gets it by `openWindow(value:)`, with the link as the value. SwiftUI
/// restores the windows by their links.
///
/// ```swift
/// @main struct Mail: App {
///   @State private var session = ApplicationSession(mailOn: LiveScheduler())
///   var body: some Scene { WireflowWindows(session, views: registerViews) }
/// }
/// ```
public struct WireflowWindows: Scene {
  @State private var scenes: SessionScenes
  private let views: (ScreenViews) -> Void

  /// Creates the scene of a session.
  /// - Parameters:
  ///   - session: The session, whose main window is the scene's first one.
  ///   - views: Registers the app's own views.
  public init(
    _ session: ApplicationSession, views: @escaping (ScreenViews) -> Void = { _ in }
  ) {
    _scenes = State(wrappedValue: SessionScenes(session))
    self.views = views
  }

  /// The group of the windows, by their links.
  public var body: some Scene {
    WindowGroup(for: String.self) { value in
      SessionWindowView(scenes: scenes, value: value.wrappedValue).screenViews(views)
    } defaultValue: {
      ""
    }
    .commands { WireflowCommands() }
  }
}

/// A window of a session.
struct SessionWindowView: View {
  let scenes: SessionScenes
  let value: String
  @State private var app: SceneApp?
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    ZStack {
      if let app {
        StageView(app.model)
      }
    }
    .task { prepare() }
    .onDisappear { scenes.closed(value) }
    .onOpenURL { url in
      prepare()
      scenes.session.open(url.absoluteString)
    }
    .onChange(of: phase, initial: true) { _, phase in app?.phaseChanged(to: phase.phase) }
  }

  private func prepare() {
    scenes.opensWindows = supportsMultipleWindows
    scenes.openValue = { [openWindow] in openWindow(value: $0) }
    scenes.dismissValue = { [dismissWindow] in dismissWindow(value: $0) }
    guard app == nil, let new = scenes.app(for: value) else { return }
    app = new
    new.launch()
    new.phaseChanged(to: phase.phase)
  }
}
#endif
