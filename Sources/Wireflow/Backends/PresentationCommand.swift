/// A change on the screen.
///
/// A backend keeps one view for each screen while that screen is on stage. If a command removes a
/// screen and a later one of the same batch adds it again, the screen has not left.
@MainActor
public indirect enum PresentationCommand {
  /// The reason to show the whole tree again.
  public enum InstallCause: String, Sendable, Hashable, Codable {
    /// The app installs root items.
    case install
    /// The wireframe changed the presentation of everything.
    case adapt
    /// The user made a change on the screen that does not hold, or a screen left before the backend
    /// received its transition.
    ///
    /// The backend returns to the live state.
    case restore
    /// A backend was attached while the app was running.
    case attach
  }

  /// Replaces everything shown with a whole tree.
  case install(StageSnapshot, cause: InstallCause)
  /// Replaces the root items of a region.
  ///
  /// The base is at level 0, and the modals are at levels from 1 upwards. Root items that stay keep
  /// their views.
  case update(StageSnapshot.Region, level: Int)
  /// Selects a root item.
  case select(any Screen)
  /// Pushes a screen over another one.
  case push(any Screen, over: any Screen)
  /// Pops everything above a screen.
  ///
  /// Above the top of a list, this is the whole detail.
  case pop(to: any Screen)
  /// Removes screens from their stack, while the screens above them stay.
  case remove([any Screen])
  /// Replaces a screen with another one, at any depth.
  case replace(any Screen, with: any Screen)
  /// Makes a screen the only one in the detail column, beside the top of the list.
  case showDetail(any Screen, beside: any Screen)
  /// Embeds a screen in another one.
  case embed(any Screen, in: any Screen)
  /// Removes an embedded screen from its host.
  case unembed(any Screen)
  /// Presents a modal in front of everything except the alert on stage.
  case present(ModalPresentation)
  /// Dismisses the modal with this first screen, and all modals in front of it.
  case dismiss(any Screen)
  /// Shows an alert, in front of everything.
  case alert(AlertContent, from: any Screen)
  /// Closes the alert.
  case closeAlert
  /// Shows a player, minimized to its controls.
  case installPlayer(PlayerPresentation)
  /// Removes the player.
  case removePlayer
  /// Minimizes the player to its controls.
  case minimize
  /// Maximizes the player, which then covers the app below the modals.
  case maximize
  /// Opens the drawer of the frontmost modal with root items, or else of the base.
  ///
  /// The drawer covers everything except an alert.
  case openDrawer
  /// Closes the drawer of the topmost modal whose drawer is open, or else of the base.
  case closeDrawer
  /// Shows several changes as one transition.
  case batch([PresentationCommand])
}

/// A modal as the backend shows it.
@MainActor
public struct ModalPresentation {
  /// The identifier of its region in pictures, which a second presentation of the same screen does
  /// not share.
  public let id: StageID
  /// The screen that identifies the modal.
  public let first: any Screen
  /// The screen that presented it, while that is on stage.
  public let sender: (any Screen)?
  /// The style shown.
  public let style: ModalStyle
  /// The button with which the user may dismiss it, or nil if the user may not.
  public let dismissButton: ModalDismissButtonStyle?
  /// True if the modal holds tabs, a drawer or columns.
  public let hasRootItems: Bool
  /// The whole region, unless it is a single screen.
  private let whole: StageSnapshot.Region?

  init(
    id: StageID, first: any Screen, region: StageSnapshot.Region? = nil,
    hasRootItems: Bool = false, sender: (any Screen)?, style: ModalStyle,
    dismissButton: ModalDismissButtonStyle?
  ) {
    self.id = id
    self.first = first
    self.sender = sender
    self.style = style
    self.dismissButton = dismissButton
    self.hasRootItems = hasRootItems
    whole = region
  }

  /// The root items and their stacks.
  ///
  /// A modal with one stack has one root item.
  public var region: StageSnapshot.Region {
    whole
      ?? StageSnapshot.Region(
        container: .plain, roots: [.init(screens: [first], detail: [])], selected: 0,
        isDrawerOpen: false, embeddings: [])
  }

  /// The stack of the first root item, from the screen that identifies the modal to its top,
  /// followed by the detail.
  public var screens: [any Screen] {
    whole.map { $0.roots[0].screens + $0.roots[0].detail } ?? [first]
  }
}

/// A player as the backend shows it.
@MainActor
public struct PlayerPresentation {
  /// The screen itself.
  public let screen: any FullscreenMinimizable
  /// The controls that represent it while it is minimized.
  public let controls: any Screen
  /// True while it covers the app.
  public let isMaximized: Bool
  /// The place of the minimized player.
  public let dock: WireframeContainer.PlayerDock
  /// The screens embedded in it and its controls, each host before its embedded screens.
  public let embeddings: [StageSnapshot.Embedding]
}

extension PresentationCommand {
  /// The verb for the command.
  package var verb: String {
    switch self {
    case .install(_, let cause): cause.rawValue
    case .update: "update"
    case .select: "select"
    case .showDetail: "show detail"
    case .embed: "embed"
    case .unembed: "remove embedded"
    case .push: "push"
    case .pop: "pop"
    case .remove: "remove"
    case .replace: "replace"
    case .present: "present"
    case .dismiss: "dismiss"
    case .alert: "alert"
    case .closeAlert: "close alert"
    case .installPlayer: "install player"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .batch: "batch"
    }
  }
}
