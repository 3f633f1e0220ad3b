/// A request to the stage: the value between a coordinator's call and the wireframe.
///
/// A wireframe may put any other requests in its place. Who asked is held by the stage, never here.
@MainActor
public indirect enum NavigationRequest {
  /// Puts root items in the place of all that is on stage, in a container that the wireframe names.
  case install([any RootLevelRepresentable], in: WireframeContainer? = nil)
  /// Puts other root items into the region of a screen, or into the base.
  ///
  /// Those that stay keep their stacks.
  case update([any RootLevelRepresentable], of: (any Screen)? = nil)
  /// Selects a root item of the region that it stands in.
  case select(any Screen)
  /// Puts a screen on top of its sender, which must be the top of its stack.
  case push(any Screen, from: any Screen)
  /// Takes a screen and all above it off their stack.
  case pop(any Screen)
  /// Takes all that stands above a screen off its stack.
  case popTo(any Screen)
  /// Takes all but the root off the stack that a screen stands on.
  case popToRoot(of: any Screen)
  /// Puts another screen in the place of one on a stack.
  case replace(any Screen, with: any Screen)
  /// Presents a screen modally: from a sender, or without one over whatever is in front.
  case present(
    any Screen, from: (any Screen)?, style: ModalStyle, dismissButton: ModalDismissButtonStyle?)
  /// Presents root items modally, in the container that a wireframe of their own chooses.
  case presentRootItems(
    [any RootLevelRepresentable], through: any ApplicationWireframe, from: (any Screen)?,
    style: ModalStyle, dismissButton: ModalDismissButtonStyle?)
  /// Makes a screen the only one of the detail column beside its sender's list.
  case showDetail(any Screen, from: any Screen)
  /// Puts a screen into another one, with which it comes and goes.
  case embed(any Screen, in: any Screen)
  /// Takes one screen off, wherever it stands, and lets what stands above it stay.
  case remove(any Screen)
  /// Makes a stack hold these screens and no others, of which the first is the root that it has.
  case setStack([any Screen], of: any Screen)
  /// Goes one step back from what is in front: minimizes the player, pops, or dismisses a modal.
  case goBack
  /// Dismisses a modal screen and what stands above it.
  case dismiss(any Screen)
  /// Dismisses all modal screens.
  case dismissAll
  /// Shows an alert, whose handle takes the answer.
  case alert(AlertContent, from: any Screen, as: PresentedAlert?)
  /// Closes the alert that is shown, or a certain one, with an answer or unanswered.
  case closeAlert(AlertContent.Action?, of: PresentedAlert? = nil)
  /// Shows a screen as the form factor has it: pushed, in the detail column or as a popover.
  case show(any Screen, from: any Screen)
  /// Takes away a screen that was shown, however it was.
  case hide(any Screen)
  /// Installs a player, minimized, in the place of the one there is.
  case installPlayer(any FullscreenMinimizable, animated: Bool)
  /// Takes the player away.
  case removePlayer(animated: Bool)
  /// Minimizes the player to its controls.
  case minimize(animated: Bool)
  /// Lets the player cover the app.
  case maximize(animated: Bool)
  /// Opens the drawer.
  case openDrawer
  /// Closes the drawer.
  case closeDrawer
  /// Shows all that is on stage in another container, which the wireframe names.
  case adapt(FormFactor, in: WireframeContainer? = nil)
  /// Brings everything to rest: transitions complete unanimated, alerts close unanswered, the
  /// drawer closes.
  case flush
  /// Does several things or none of them, which the stage translates one by one.
  case transaction(NavigationTransaction)

  /// Returns the request to show an alert, whose answer is nil if it is closed unanswered.
  public static func alert(
    _ alert: AlertContent, from sender: any Screen,
    onAnswer: (@MainActor (AlertContent.Action?) -> Void)?
  ) -> Self {
    .alert(alert, from: sender, as: onAnswer.map { PresentedAlert($0) })
  }
}
