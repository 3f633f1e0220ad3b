#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import UIKit
public import Wireflow

/// A view that contains a whole app, for the scene of a SwiftUI `App`.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup {
///     ApplicationView { backend in ApplicationController(shopOn: Stage(backend: backend)) }
///   }
/// }
/// ```
///
/// Each window creates its own app, and launches it when its size is known. The app receives links
/// and changes between background and foreground automatically.
public struct ApplicationView: View {
  @State private var session: ApplicationViewSession
  @Environment(\.scenePhase) private var phase

  /// Creates the view of an app, which each window creates for itself.
  /// - Parameter makeApp: creates the app on a backend, without launching it.
  public init(_ makeApp: @escaping @MainActor (UIKitBackend) -> ApplicationController) {
    _session = State(wrappedValue: ApplicationViewSession(makeApp))
  }

  public var body: some View {
    BackendView(session: session)
      .ignoresSafeArea()
      .onOpenURL { session.open($0.absoluteString) }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        if let url = activity.webpageURL { session.open(url.absoluteString) }
      }
      .onChange(of: phase) { _, phase in session.follow(phase) }
  }
}

/// The app in one SwiftUI window.
@MainActor
final class ApplicationViewSession {
  private let makeApp: @MainActor (UIKitBackend) -> ApplicationController
  private(set) var backend: UIKitBackend?
  private(set) var app: ApplicationController?
  private var isInBackground = false
  private var links: [String] = []

  init(_ makeApp: @escaping @MainActor (UIKitBackend) -> ApplicationController) {
    self.makeApp = makeApp
  }

  /// Creates and launches the app for a width, and returns its root view controller.
  func launch(isRegular: Bool) -> UIViewController {
    if let backend { return backend.rootViewController }
    let backend = UIKitBackend()
    backend.expectedRoom = isRegular ? .regular : .compact
    let app = makeApp(backend)
    (self.backend, self.app) = (backend, app)
    backend.begin()
    app.finishLaunching()
    for link in links { app.perform(.open(link)) }
    links = []
    return backend.rootViewController
  }

  /// Opens a link, as soon as the app has launched.
  func open(_ link: String) {
    guard let app else { return links.append(link) }
    app.perform(.open(link))
  }

  /// Tells the app about changes between background and foreground.
  func follow(_ phase: ScenePhase) {
    switch phase {
    case .background where !isInBackground:
      isInBackground = true
      app?.wentToBackground()
      backend?.raiseWalls()
    case .inactive where isInBackground, .active where isInBackground:
      isInBackground = false
      app?.enteredForeground()
      backend?.followFormFactor()
    default: break
    }
  }
}

/// A view that contains the root view controller of an app.
struct BackendView: UIViewControllerRepresentable {
  let session: ApplicationViewSession

  func makeUIViewController(context: Context) -> UIViewController {
    session.launch(isRegular: context.environment.horizontalSizeClass == .regular)
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
#endif
