#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import Wireflow

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
