#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
public import Wireflow

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
