/// A request to the stage: the value between a coordinator's call and the wireframe.
///
/// A wireframe may replace it with any other requests. The stage, not the request, knows the
/// requester.
public indirect enum NavigationRequest {
  /// Replaces everything on stage with root items, in a container that the wireframe names.
  case install([any RootLevelRepresentable], in: WireframeContainer? = nil)
  /// Replaces the root items of a screen's region, or of the base.
  ///
  /// Root items that stay keep their stacks.
  case update([any RootLevelRepresentable], of: (any Screen)? = nil)
  /// Selects a root item of its region.
  case select(any Screen)
  /// Pushes a screen over its sender, which must be the top of its stack.
  case push(any Screen, from: any Screen)
  /// Pops a screen and everything above it.
  case pop(any Screen)
  /// Pops everything above a screen.
  case popTo(any Screen)
  /// Pops everything above the root of a screen's stack.
  case popToRoot(of: any Screen)
  /// Replaces a screen with another one.
  case replace(any Screen, with: any Screen)
  /// Presents a screen modally: from a sender, or without one over the screen in front.
  ///
  /// Without a style, the screen's own style and dismiss button count, see ``modal(_:from:)``.
  case present(
    any Screen, from: (any Screen)?, style: ModalStyle?, dismissButton: ModalDismissButtonStyle?)
  /// Presents root items modally, in the container that their own wireframe chooses.
  case presentRootItems(
    [any RootLevelRepresentable], through: any ApplicationWireframe, from: (any Screen)?,
    style: ModalStyle, dismissButton: ModalDismissButtonStyle?)
  /// Makes a screen the only one in the detail column beside its sender's list.
  case showDetail(any Screen, from: any Screen)
  /// Embeds a screen in another one, with which it comes and goes.
  case embed(any Screen, in: any Screen)
  /// Removes one screen from its place, while the screens above it stay.
  case remove(any Screen)
  /// Sets the screens of a stack, from its root to its top.
  case setStack([any Screen], of: any Screen)
  /// Goes one step back from the screen in front: minimizes the player, pops, or dismisses a modal.
  case goBack
  /// Dismisses a modal screen and the modals above it that its flow or the requester owns.
  case dismiss(any Screen)
  /// Dismisses all modal screens that the requester may dismiss.
  case dismissAll
  /// Dismisses all modal screens that the requester may dismiss, and pops to the selected root.
  case returnToRoot
  /// Shows screens above the root of a root item, from anywhere.
  case showPlace([any Screen], in: any Screen)
  /// Takes root items of the base off the stage, or all of them, while their flows live on.
  case detach([any Screen]?, as: DetachedRoots)
  /// Brings detached root items back.
  case attach(DetachedRoots)
  /// Shows an alert, whose handle receives the answer.
  case alert(AlertContent, from: any Screen, as: PresentedAlert?)
  /// Closes the alert that is shown, or a certain one, with an answer or unanswered.
  case closeAlert(AlertContent.Action?, of: PresentedAlert? = nil)
  /// Shows a notice for some time, or lets it wait while another one is shown.
  case showNotice(NoticeContent, for: Duration)
  /// Closes the notice that is shown, or a certain one while it is shown.
  case closeNotice(of: StageID? = nil)
  /// Shows a screen as the form factor requires: pushed, in the detail column or as a popover.
  ///
  /// The style and the dismiss button are those that the screen prefers as a modal, for policies.
  case show(
    any Screen, from: any Screen, style: ModalStyle? = nil,
    dismissButton: ModalDismissButtonStyle? = nil)
  /// Hides a screen, however it was shown.
  case hide(any Screen)
  /// Installs a minimized player, and removes the previous one.
  case installPlayer(any FullscreenMinimizable, animated: Bool)
  /// Removes the player.
  case removePlayer(animated: Bool)
  /// Minimizes the modal in front to its controls, or else the player.
  case minimize(animated: Bool)
  /// Brings back the modal that was minimized last, or else maximizes the player.
  case maximize(animated: Bool)
  /// Opens the drawer.
  case openDrawer
  /// Closes the drawer.
  case closeDrawer
  /// Shows everything on stage in another container, which the wireframe names.
  case adapt(FormFactor, in: WireframeContainer? = nil)
  /// Opens a window by a link, or brings the window with that link to the front.
  case openWindow(String, as: OpenedWindow? = nil)
  /// Closes the window of the requester, with a result for the flow that opened it.
  case closeWindow(String? = nil)
  /// Brings everything to rest: transitions complete without animation, alerts close unanswered,
  /// and the drawer closes.
  case flush
  /// Carries out all of several requests or none, which the stage translates one by one.
  case transaction(NavigationTransaction)

  /// Returns the request to show an alert.
  ///
  /// The answer is nil if the alert closes unanswered.
  @MainActor
  public static func alert(
    _ alert: AlertContent, from sender: any Screen,
    onAnswer: (@MainActor (AlertAnswer?) -> Void)?
  ) -> Self {
    .alert(alert, from: sender, as: onAnswer.map { PresentedAlert($0) })
  }

  /// Returns the request to present a screen in the style that it prefers, or as a sheet.
  public static func modal(_ screen: any Screen, from sender: (any Screen)?) -> Self {
    .present(screen, from: sender, style: nil, dismissButton: nil)
  }

  /// The same request, with the preferences of the screen that it presents or shows.
  @MainActor
  var withPreferences: Self {
    switch self {
    case .present(let screen, let sender, nil, _):
      guard let modal = screen as? any ModallyPresentable else {
        return .present(screen, from: sender, style: .automatic, dismissButton: .close)
      }
      return .present(
        screen, from: sender, style: modal.preferredModalStyle,
        dismissButton: modal.allowedModalDismissButtonStyle)
    case .show(let screen, let sender, nil, _):
      guard let modal = screen as? any ModallyPresentable else { return self }
      return .show(
        screen, from: sender, style: modal.preferredModalStyle,
        dismissButton: modal.allowedModalDismissButtonStyle)
    default: return self
    }
  }
}

/// The outcome of a request.
public enum RequestOutcome: Sendable, Hashable {
  /// The state has changed, and a transition is on its way to the backend.
  case committed
  /// The request waits.
  ///
  /// The stage evaluates it at its turn.
  case queued
  /// Nothing has changed, for a reason that the log gives.
  case ignored(IgnoredReason)
}
