/// The composition root, which owns the wireframe with its stage, and the main flow.
///
/// From Gornostaeva, "Flow Coordinators IRL". An app adds a convenience initializer, which builds
/// its wireframe, UI factories and main flow on a stage:
///
/// ```swift
/// extension ApplicationController {
///   convenience init(notesOn stage: Stage, wireframe makeWireframe: WireframeMaker) {
///     let wireframe = makeWireframe(stage)
///     self.init(wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
///   }
/// }
/// ```
///
/// The caller chooses the wireframe: a command line, a window, a preview or a test. Releasing the
/// controller releases everything.
@MainActor
public final class ApplicationController {
  /// The app's wireframe.
  public let wireframe: any ApplicationWireframe
  /// The flow that the app begins with.
  public let mainFlow: any MainFlowCoordinator
  /// Handles `open "..."`, and returns true if the URL leads anywhere.
  ///
  /// A link that arrives before the launch waits until the app has launched, unless
  /// ``takesEarlyLinks`` is true. Of several waiting links, the latest counts.
  public var onOpen: ((String) -> Bool)?
  /// Handles `open "..."` while a wall is up, such as a link from a login mail.
  ///
  /// Return false if the link should wait until no wall is up, as it does without a closure. Of
  /// several waiting links, the latest counts.
  public var onOpenAtWall: ((String) -> Bool)?
  /// True if ``onOpen`` takes links before the launch, too, because the app keeps them itself.
  ///
  /// Set it if a link decides which screens the app restores or begins with. `RouteLinks` sets it.
  public var takesEarlyLinks: Bool {
    get { stage.takesEarlyLinks }
    set { stage.takesEarlyLinks = newValue }
  }

  /// The latest link that waits for the launch, or until no wall is up.
  private var heldLink: String?
  /// The time at which the app entered the background, or nil in the foreground.
  private(set) var backgroundStart: Duration?
  /// True once the app has been asked to launch.
  package private(set) var hasLaunched = false
  private let coordinators = CoordinatorRegistry()

  /// Creates the controller of an app from its wireframe and its main flow.
  ///
  /// ```swift
  /// let app = ApplicationController(
  ///   wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
  /// ```
  public init(wireframe: any ApplicationWireframe, mainFlow: any MainFlowCoordinator) {
    self.wireframe = wireframe
    self.mainFlow = mainFlow
    stage.link.wireframe = wireframe
    stage.link.commands = AppCommands(of: mainFlow)
    stage.move(to: coordinators)
    stage.link.applicationHandler = { [weak self] action throws(ActionRefusal.Reason) in
      guard let self else { throw .notHandled }
      try carryOut(action)
    }
  }

  /// The stage that holds the state.
  public var stage: Stage { wireframe.stage }

  /// Starts the main flow after the app has launched.
  ///
  /// A second call is refused, and the log says so.
  public func finishLaunching() { perform(.launch) }

  /// Brings the app to rest after it has entered the background.
  ///
  /// In an app with several windows, each scene reports for its own window. The action `background`
  /// reaches all windows.
  public func wentToBackground() { stage.perform(.background) { enterBackground() } }

  /// Adapts the app to a form factor, if its wireframe supports several.
  public func adapt(to formFactor: FormFactor) { perform(.adapt(formFactor)) }

  /// Tells the main flow that the app enters the foreground, and removes the privacy screen.
  ///
  /// In an app with several windows, each scene reports for its own window. The action `foreground`
  /// reaches all windows.
  public func enteredForeground() { stage.perform(.foreground) { enterForeground(with: [self]) } }

  /// Performs a user action.
  @discardableResult
  public func perform(_ action: UserAction) -> ActionOutcome { stage.perform(action) }

  private func carryOut(_ action: UserAction) throws(ActionRefusal.Reason) {
    switch action {
    case .launch:
      if hasLaunched { throw .alreadyLaunched }
      launchSilently()
    case .background: for window in all { window.enterBackground() }
    case .foreground: enterForeground(with: all)
    case .adapt(let formFactor): wireframe.adapt(to: formFactor)
    case .wireframe(let name):
      guard let variants = wireframe.variants else { throw .notHandled }
      try variants.change(to: name)
    case .open(let url): if !open(url) { throw .notHandled }
    default: throw .notHandled
    }
  }

  /// Launches the app in a window that the app opened.
  func launchSilently() {
    guard !hasLaunched else { return }
    hasLaunched = true
    guard heldLink != nil else { return begin() }
    stage.batch {
      begin()
      openHeldLink()
    }
  }

  private func begin() {
    let flow = mainFlow.wireframe.flow
    if stage.begin(flow, of: mainFlow, under: nil) {
      mainFlow.installUI()
      stage.started(flow)
    }
  }

  private var session: ApplicationSession? { stage.link.window?.session }
}

/// The background, from which the app returns after some time.
extension ApplicationController {
  /// The controllers of all windows of the app, this one first.
  private var all: [ApplicationController] {
    [self] + (session?.windows.map(\.controller).filter { $0 !== self } ?? [])
  }

  private func enterBackground() {
    backgroundStart = backgroundStart ?? stage.time.present
    stage.time.isInBackground = true
    if hasLaunched { stage.raisePrivacyScreen(mainFlow.privacyScreen) }
    mainFlow.flushAllUI()
  }

  /// Lets windows return to the foreground.
  private func enterForeground(with windows: [ApplicationController]) {
    session?.noteReturn()
    let enter = { for window in windows { window.leaveBackground() } }
    if let session { session.changeWindows(enter) } else { enter() }
    stage.time.isInBackground = all.contains { $0.backgroundStart != nil }
  }

  /// Removes the privacy screen, behind any wall that the main flow raises.
  private func leaveBackground() {
    if let start = exchange(&backgroundStart, with: nil), hasLaunched {
      mainFlow.enteredForeground(after: stage.time.present - start)
    }
    stage.removePrivacyScreen()
  }
}

/// Links, which open at once, or wait for the launch or until no wall is up.
extension ApplicationController {
  /// Opens or keeps a link, and returns false if it leads nowhere.
  private func open(_ url: String) -> Bool {
    if !hasLaunched, !takesEarlyLinks {
      stage.log.append(.heldLink("open \(url.literal)", by: nil))
      heldLink = url
      return true
    }
    if holdsAtWall(url) { return true }
    return session?.open(url, from: stage) ?? (onOpen?(url) == true)
  }

  /// Opens a link in this window unless a wall is up, and returns false if the link leads nowhere
  /// here.
  func takes(_ url: String) -> Bool { stage.wall == nil && onOpen?(url) == true }

  /// Keeps a link until no wall is up, or opens it at the wall, and returns false without a wall.
  func holdsAtWall(_ url: String) -> Bool {
    guard let wall = stage.wall else { return false }
    if onOpenAtWall?(url) == true { return true }
    stage.log.append(.heldLink("open \(url.literal)", by: stage.name(of: wall)))
    let isFirst = heldLink == nil
    heldLink = url
    if isFirst { stage.onceNoWallIsUp { [weak self] in self?.openHeldLink() } }
    return true
  }

  /// Opens the link that has waited, once all windows have changed.
  ///
  /// If the window is closing, the link goes to another one.
  func openHeldLink() {
    if mainFlow.wireframe.flow.hasEnded || session?.postpones(self) == true { return }
    if let url = takeHeldLink() { openAgain(url) }
  }

  /// Returns the link that waits in a window that closes, for another window.
  func takeHeldLink() -> String? { exchange(&heldLink, with: nil) }

  /// Opens a link that has waited.
  func openAgain(_ url: String) {
    stage.log.append(.open(url))
    guard !open(url) else { return }
    let reason = ActionRefusal.Reason.notHandled.description
    stage.log.append(.ignored("open \(url.literal)", .declined(reason)))
  }
}

extension Stage {
  /// True if the app keeps links that arrive before its launch itself, for example as a route.
  package var takesEarlyLinks: Bool {
    get { link.takesEarlyLinks }
    set { link.takesEarlyLinks = newValue }
  }
}

/// The app's first flow, which installs the root items and ends only with the app.
///
/// From Gornostaeva, "Flow Coordinators IRL".
@MainActor
public protocol MainFlowCoordinator: FlowCoordinator where Output == Void {
  /// The buttons and toggles that are available everywhere in the app, as in a menu bar.
  ///
  /// ```swift
  /// var commands: ScreenContent {
  ///   Button("New note") { self.writeNote() }.shortcut("n", menu: "File")
  ///   Toggle("Show archive", isOn: showsArchive) { self.showsArchive = $0 }
  /// }
  /// ```
  ///
  /// No page shows them. Menu bars, shortcuts and palettes do, and the user performs them like
  /// elements of a page: `tap "New note"`. If the page has an element with the same name or label,
  /// it replaces the command.
  ///
  /// The user can reach commands while the app's root items are in front, with or without a player.
  /// An alert, an open drawer, a modal or a wall makes them unreachable. Disable a command that is
  /// not always possible, like an element of a page. Wireflow ignores elements other than buttons
  /// and toggles.
  @ScreenContent.Builder var commands: ScreenContent { get }

  /// The screen in front of everything while the app is in the background, such as its logo, or nil
  /// for none.
  ///
  /// The system keeps a picture of the app for the app switcher. With a privacy screen, nobody can
  /// read a balance there. The stage raises it as a wall before ``flushAllUI()``, and removes it
  /// when the app returns. No request can do either.
  ///
  /// ```swift
  /// var privacyScreen: (any Screen)? { LogoScreen() }
  /// ```
  var privacyScreen: (any Screen)? { get }

  /// Reacts to the app's return from the background, while the privacy screen still covers it.
  ///
  /// A wall that starts here, such as a lock, comes up in front of the privacy screen.
  /// - Parameter time: the time that the app was in the background, on the stage's scheduler.
  func enteredForeground(after time: Duration)

  /// Creates the root screens, installs them, and starts their flows.
  func installUI()

  /// Brings everything to rest, for example when the app enters the background.
  func flushAllUI()
}

extension MainFlowCoordinator {
  /// A button.
  public typealias Button = ScreenContent.Button
  /// A switch that is on or off.
  public typealias Toggle = ScreenContent.Toggle

  /// No commands.
  public var commands: ScreenContent { ScreenContent(elements: []) }

  /// Nil: the app stays visible in the background.
  public var privacyScreen: (any Screen)? { nil }

  /// Closes the drawer and lets transitions end.
  ///
  /// Alerts and action sheets stay, because users may leave the app to find the answer elsewhere.
  /// To close those, too, flush the wireframe:
  ///
  /// ```swift
  /// func flushAllUI() { wireframe.flush() }
  /// ```
  public func flushAllUI() { wireframe.flushKeepingAlerts() }

  /// Does nothing.
  public func enteredForeground(after time: Duration) {}

  /// Installs the root items, because the main flow starts from no screen.
  public func start(from sender: any Screen) { installUI() }
}
