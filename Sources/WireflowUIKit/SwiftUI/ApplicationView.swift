#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import UIKit
public import Wireflow
import WireflowInteraction

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

/// A view controller with a SwiftUI view, which handles all taps itself.
@MainActor
protocol HostingController: UIViewController {}

extension HostedScreenController: HostingController {}

/// A view controller that hosts the SwiftUI view of a screen.
///
/// The screen's title and bar buttons stay up to date. If the view has a toolbar, SwiftUI replaces
/// the items of the bar. The controller therefore restores the buttons of the screen and its
/// container after each layout.
@MainActor
final class HostedScreenController<Content: View>: UIHostingController<Content>, PaintedController {
  let screenID: StagePicture.ID?
  private let user: ScreenUser
  private let keeper = BarKeeper()
  private var bar: [StagePicture.Element] = []

  init(_ user: ScreenUser, rootView: Content) {
    self.user = user
    screenID = user.id
    super.init(rootView: rootView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ page: StagePicture.Page) {
    let bar = page.elements.filter { $0.barEdge != nil && $0.id.screen == screenID }
    guard bar != self.bar else { return }
    self.bar = bar
    keeper.replaceScreenButtons(
      with: bar.map { element in
        (element.barEdge == .leading, ScreenButton(element) { [weak self] in self?.use(element) })
      }, on: navigationItem)
  }

  private func use(_ element: StagePicture.Element) {
    guard let action = element.action else { return }
    user.perform(action, on: element.target)
  }

  override func viewDidLoad() {
    keeper.keepContainerButtons(of: navigationItem)
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    keeper.keepContainerButtons(of: navigationItem)
    super.viewWillAppear(animated)
    keeper.restore(on: navigationItem)
  }

  override func viewWillLayoutSubviews() {
    keeper.keepContainerButtons(of: navigationItem)
    super.viewWillLayoutSubviews()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keeper.restore(on: navigationItem)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keeper.restore(on: navigationItem)
  }
}

extension HostedScreenController: AnchorProviding {
  func anchorView(for label: String) -> UIView? { view.anchor(named: label) }
}

extension UIKitBackend {
  /// Shows all screens of a type with SwiftUI views.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self) { LoginView(screen: $0) }
  /// ```
  ///
  /// The title and the bar buttons from the screen's content stay up to date beside the view's own
  /// toolbar.
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type, @ViewBuilder _ make: @escaping @MainActor (Shown) -> Content
  ) {
    register(type, withUser: { screen, _ in make(screen) })
  }

  /// Shows all screens of a type with SwiftUI views, which can act as the user.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self, withUser: { LoginView(screen: $0, user: $1) })
  /// ```
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type,
    @ViewBuilder withUser make: @escaping @MainActor (Shown, ScreenUser) -> Content
  ) {
    registry.register { [containers] (screen: Shown, backend) in
      let user = ScreenUser(screen, backend)
      let content = make(screen, user)
      let isInBar = backend.stage?.shownPlayer?.controls === screen
      guard isInBar || containers.decorate != nil else {
        return HostedScreenController(user, rootView: content)
      }
      let view = containers.decorate?(AnyView(content)) ?? AnyView(content)
      guard isInBar else { return HostedScreenController(user, rootView: view) }
      // A gesture of SwiftUI leaves each tap on a button to that button.
      let opener = view.frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { [weak backend] in backend?.userPressedPlayer() }
      return HostedScreenController(user, rootView: AnyView(opener))
    }
  }

  /// Wraps each SwiftUI view in another one, for example to set environment values.
  ///
  /// ```swift
  /// backend.decorate { $0.environment(account).tint(.purple) }
  /// ```
  ///
  /// Each screen is the root of its own view hierarchy, so this is the only way to reach all of
  /// them. Call the method before the app launches.
  public func decorate<Decorated: View>(
    @ViewBuilder _ decorate: @escaping @MainActor (AnyView) -> Decorated
  ) {
    containers.decorate = { AnyView(decorate($0)) }
  }
}

extension View {
  /// Names the view, so that popovers, action sheets and zoom transitions find it.
  ///
  /// ```swift
  /// Button("Share") { screen.share() }.presentationAnchor("Share")
  /// ```
  /// - Parameter label: the label that the popover's request names.
  public func presentationAnchor(_ label: String) -> some View {
    background(AnchorMark(label: label))
  }
}

/// A UIKit view behind a SwiftUI view, with the same size.
struct AnchorMark: UIViewRepresentable {
  let label: String

  func makeUIView(context: Context) -> AnchorView { AnchorView(label) }
  func updateUIView(_ uiView: AnchorView, context: Context) { uiView.label = label }
}

/// The view of an anchor, which ignores touches.
@MainActor
final class AnchorView: UIView {
  var label: String

  init(_ label: String) {
    self.label = label
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns the anchor with a label in this view.
  func anchor(named label: String) -> UIView? {
    if let anchor = self as? AnchorView, anchor.label == label { return anchor }
    return subviews.lazy.compactMap { $0.anchor(named: label) }.first
  }
}
#endif
