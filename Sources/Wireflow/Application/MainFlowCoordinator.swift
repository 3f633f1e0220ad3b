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
  public func flushAllUI() {
    wireframe.stage.flushKeepingAlerts(for: wireframe.flow)
  }

  /// Does nothing.
  public func enteredForeground(after time: Duration) {}

  /// Installs the root items, because the main flow starts from no screen.
  public func start(from sender: any Screen) {
    installUI()
  }
}
