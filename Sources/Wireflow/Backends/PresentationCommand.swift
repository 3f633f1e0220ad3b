/// A change on the screen.
///
/// A backend keeps one view for each screen while that screen is on stage: a screen that a command
/// takes away and a later one of the same batch brings back has not left.
@MainActor
public indirect enum PresentationCommand {
  /// The cause for which the whole tree is shown anew.
  public enum InstallCause: String, Sendable, Hashable, Codable {
    /// The app installs root items.
    case install
    /// The wireframe swapped how everything is shown.
    case adapt
    /// The user has done something on the screen that does not hold, or something has left before
    /// the backend was sent it: it goes to the live state.
    case restore
    /// A backend was attached while the app runs.
    case attach
  }

  /// Shows a whole tree in the place of all that is shown.
  case install(StageSnapshot, cause: InstallCause)
  /// Shows other root items in a region.
  ///
  /// The base is at level 0, and the modals are at levels from 1 upwards. Root items that stay keep
  /// their views.
  case update(StageSnapshot.Region, level: Int)
  /// Selects a root item.
  case select(any Screen)
  /// Puts a screen on top of the one below it.
  case push(any Screen, over: any Screen)
  /// Takes all above a screen off its stack.
  ///
  /// Above the top of a list, that is the whole detail.
  case pop(to: any Screen)
  /// Takes screens off their stack, whatever stands above them.
  case remove([any Screen])
  /// Puts another screen in the place of one, at any depth.
  case replace(any Screen, with: any Screen)
  /// Makes a screen the only one of the detail column, beside the top of the list.
  case showDetail(any Screen, beside: any Screen)
  /// Puts a screen into another one.
  case embed(any Screen, in: any Screen)
  /// Takes an embedded screen off its host.
  case unembed(any Screen)
  /// Shows a modal in front of everything but an alert that is up, which stays in front.
  case present(ModalPresentation)
  /// Takes away the modal that begins with a screen, and all modals in front of it.
  case dismiss(any Screen)
  /// Shows an alert, in front of everything.
  case alert(AlertContent, from: any Screen)
  /// Takes the alert away.
  case closeAlert
  /// Shows a player, minimized to its controls.
  case installPlayer(PlayerPresentation)
  /// Takes the player away.
  case removePlayer
  /// Minimizes the player to its controls.
  case minimize
  /// Lets the player cover the app, below the modals.
  case maximize
  /// Opens the drawer of the modal in front that holds root items, or else of the base.
  ///
  /// It stands in front of all but an alert.
  case openDrawer
  /// Closes the drawer in front, that of the topmost modal whose drawer is open, or of the base.
  case closeDrawer
  /// Shows several changes as one.
  case batch([PresentationCommand])
}

/// A modal as it is shown: what stands in it, and how.
@MainActor
public struct ModalPresentation {
  /// The identity, that of its region in pictures: the same screen presented again gets another one.
  public let id: StagePicture.ID
  /// The screen by which the modal is known.
  public let first: any Screen
  /// The screen that presented it, while that is on stage.
  public let sender: (any Screen)?
  /// The style in which it is shown.
  public let style: ModalStyle
  /// The button with which the user may dismiss it, or nil if the user may not.
  public let dismissButton: ModalDismissButtonStyle?
  /// True when it holds tabs, a drawer or columns of its own.
  public let hasRootItems: Bool
  /// All of it, unless it is one screen alone.
  private let whole: StageSnapshot.Region?

  init(
    id: StagePicture.ID, first: any Screen, region: StageSnapshot.Region? = nil,
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

  /// Its root items and their stacks, one root item for a modal of one stack.
  public var region: StageSnapshot.Region {
    whole
      ?? StageSnapshot.Region(
        container: .plain, roots: [.init(screens: [first], detail: [])], selected: 0,
        isDrawerOpen: false, embeddings: [])
  }

  /// The stack of the first root item, from the screen by which the modal is known to its top,
  /// and above it the detail.
  public var screens: [any Screen] {
    whole.map { $0.roots[0].screens + $0.roots[0].detail } ?? [first]
  }
}

/// A player as it is shown.
@MainActor
public struct PlayerPresentation {
  /// The screen itself.
  public let screen: any FullscreenMinimizable
  /// The controls that stand for it while it is minimized.
  public let controls: any Screen
  /// True while it covers the app.
  public let isMaximized: Bool
  /// The place in which it rests while it is minimized.
  public let dock: WireframeContainer.PlayerDock
  /// The screens that are embedded in it and in its controls, each host before what stands in it.
  public let embeddings: [StageSnapshot.Embedding]
}
