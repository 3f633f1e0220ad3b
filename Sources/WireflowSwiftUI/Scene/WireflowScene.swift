public import Foundation
public import Observation
public import Wireflow

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
#endif

/// The app of one window: its model, its controller, and its data for the next launch.
///
/// ``WireflowScene`` creates one for each window, because each window has its own stage:
///
/// ```swift
/// WireflowScene {
///   SceneApp { ApplicationController(audiobooksOn: $0) }
/// }
/// ```
@Observable @MainActor
public final class SceneApp {
  /// The phase of a window's life.
  public enum Phase: Sendable, Hashable {
    /// The user works in the window.
    case active
    /// The window is visible, but something else has the user's attention.
    case inactive
    /// The window is not visible.
    case background
  }

  /// The backend, which ``StageView`` shows.
  public let model = StageModel()
  /// The app.
  public let controller: ApplicationController
  /// Returns the data to save, such as that of a `RouteArchive`.
  @ObservationIgnored public var onSave: (@MainActor () -> Data?)?
  /// Receives the data that was saved when the user last left the window, before any link.
  @ObservationIgnored public var onRestore: (@MainActor (Data) -> Void)?
  @ObservationIgnored private var phase = Phase.inactive

  /// Creates the app of a window.
  /// - Parameters:
  ///   - scheduler: The time that the app's work runs on.
  ///   - make: Creates the app on a stage, with its convenience initializer.
  public init(
    scheduler: any Scheduler = LiveScheduler(),
    _ make: @MainActor (Stage) -> ApplicationController
  ) {
    controller = make(Stage(backend: model, scheduler: scheduler))
  }

  /// Creates the app of a window of a session.
  init(_ window: ApplicationWindow) {
    controller = window.controller
    window.show(on: model)
  }

  /// Launches the app, unless the session has launched it, and restores the kept state.
  public func launch(restoring kept: Data? = nil) {
    if !controller.hasLaunched { controller.finishLaunching() }
    if let kept { onRestore?(kept) }
  }

  /// Opens a link in the app.
  public func open(_ url: String) { controller.perform(.open(url)) }

  /// Flushes the app in the background, and wakes it up again.
  /// - Returns: The data to save, if the app enters the background.
  @discardableResult
  public func phaseChanged(to phase: Phase) -> Data? {
    guard phase != self.phase else { return nil }
    let wasInBackground = self.phase == .background
    self.phase = phase
    switch phase {
    case .background:
      let kept = onSave?()
      controller.wentToBackground()
      model.followsRoom = false
      return kept
    case .active, .inactive:
      if wasInBackground { controller.enteredForeground() }
      if phase == .active { model.followsRoom = true }
      return nil
    }
  }
}

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
/// A scene that holds a whole app, one for each window.
///
/// It launches the app, opens links, and passes on the phases of the scene:
///
/// ```swift
/// @main struct Audiobooks: App {
///   var body: some Scene {
///     WireflowScene(views: registerViews) {
///       SceneApp { ApplicationController(audiobooksOn: $0) }
///     }
///   }
/// }
/// ```
public struct WireflowScene: Scene {
  private let restoration: String
  private let views: (ScreenViews) -> Void
  private let make: @MainActor () -> SceneApp

  /// Creates a scene.
  /// - Parameters:
  ///   - restoration: The name under which the system stores the data of ``SceneApp/onSave``.
  ///   - views: Registers the app's own views.
  ///   - make: Creates the app of a window.
  public init(
    restoration: String = "wireflow", views: @escaping (ScreenViews) -> Void = { _ in },
    _ make: @escaping @MainActor () -> SceneApp
  ) {
    self.restoration = restoration
    self.views = views
    self.make = make
  }

  /// The group of the app's windows.
  public var body: some Scene {
    WindowGroup {
      WindowView(restoration: restoration, make: make).screenViews(views)
    }
    .commands { WireflowCommands() }
  }
}

/// A window with its own app.
struct WindowView: View {
  private let make: @MainActor () -> SceneApp
  @State private var app: SceneApp?
  @SceneStorage private var kept: Data?
  @Environment(\.scenePhase) private var phase

  init(restoration: String, make: @escaping @MainActor () -> SceneApp) {
    _kept = SceneStorage(restoration)
    self.make = make
  }

  var body: some View {
    ZStack {
      if let app {
        StageView(app.model)
      }
    }
    .task { prepare() }
    .onOpenURL { prepare().open($0.absoluteString) }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      if let url = activity.webpageURL { prepare().open(url.absoluteString) }
    }
    .onChange(of: phase, initial: true) { _, phase in
      if let data = app?.phaseChanged(to: phase.phase) { kept = data }
    }
  }

  /// Returns the app, which is created once: SwiftUI creates the views of a window more often.
  @discardableResult
  private func prepare() -> SceneApp {
    if let app { return app }
    let new = make()
    app = new
    new.launch(restoring: kept)
    new.phaseChanged(to: phase.phase)
    return new
  }
}

extension ScenePhase {
  var phase: SceneApp.Phase {
    switch self {
    case .active: .active
    case .background: .background
    case .inactive: .inactive
    @unknown default: .inactive
    }
  }
}
#endif
