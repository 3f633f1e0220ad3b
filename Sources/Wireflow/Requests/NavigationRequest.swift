/// What somebody asks of the stage: the value between a coordinator's call and the wireframe.
///
/// A wireframe may put any other request in its place before it commits one. Who asked is held by
/// the stage, never here.
@MainActor
public enum NavigationRequest {
  /// Puts root items in the place of all that is on stage; the wireframe says in which container.
  case install([any RootLevelRepresentable], in: WireframeContainer? = nil)
  /// Selects a root item.
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
  /// Dismisses a modal screen and what stands above it.
  case dismiss(any Screen)
  /// Dismisses all modal screens.
  case dismissAll
  /// Shows an alert; the answer is nil when it is closed unanswered.
  case alert(
    AlertContent, from: any Screen, onAnswer: (@MainActor (AlertContent.Action?) -> Void)?)
  /// Closes the alert that is shown, with an answer or unanswered.
  case closeAlert(AlertContent.Action?)
  /// Shows a screen as the form factor has it: pushed, in the detail column or as a popover.
  case show(any Screen, from: any Screen)
  /// Takes away a screen that was shown, however it was.
  case hide(any Screen)
  /// Installs a screen that can be minimized, minimized, in the place of the one there is.
  case installMinimizable(any FullscreenMinimizable, animated: Bool)
  /// Takes the minimizable screen away.
  case removeMinimizable(animated: Bool)
  /// Minimizes the minimizable screen to its controls.
  case minimize(animated: Bool)
  /// Lets the minimizable screen cover the app.
  case maximize(animated: Bool)
  /// Opens the drawer.
  case openMenu
  /// Closes the drawer.
  case closeMenu
  /// Shows all that is on stage in another container; the wireframe says in which.
  case adapt(FormFactor, in: WireframeContainer? = nil)
  /// Brings everything to rest: transitions complete unanimated, alerts close unanswered, the
  /// drawer closes.
  case flush
}

extension NavigationRequest {
  /// The screens that it names, the new one first.
  var screens: [any Screen] {
    switch self {
    case .install(let items, _): items
    case .push(let screen, let other), .show(let screen, let other),
      .replace(let other, let screen):
      [screen, other]
    case .present(let screen, let sender, _, _): [screen] + (sender.map { [$0] } ?? [])
    case .select(let screen), .pop(let screen), .popTo(let screen), .popToRoot(let screen),
      .dismiss(let screen), .hide(let screen), .alert(_, let screen, _):
      [screen]
    case .installMinimizable(let player, _): [player]
    case .dismissAll, .closeAlert, .removeMinimizable, .minimize, .maximize, .openMenu,
      .closeMenu, .adapt, .flush:
      []
    }
  }

  /// Whether it shows something in front of everything, so that it waits behind an alert.
  var comesToTheFront: Bool {
    switch self {
    case .present, .alert: true
    default: false
    }
  }

  /// The words that a log line uses for it.
  func phrase(naming name: (any Screen) -> ScreenName) -> String {
    switch self {
    case .install(let items, _):
      "install " + items.map { $0.representation.title.plainOrLiteral }.joined(separator: ", ")
    case .select(let screen): "select \(screen.representation.title.plainOrLiteral)"
    case .push(let screen, _): "push \(name(screen))"
    case .pop(let screen): "pop \(name(screen))"
    case .popTo(let screen): "pop to \(name(screen))"
    case .popToRoot(let screen): "pop to root of \(name(screen))"
    case .replace(let old, let new): "replace \(name(old)) with \(name(new))"
    case .present(let screen, _, _, _): "present \(name(screen))"
    case .dismiss(let screen): "dismiss \(name(screen))"
    case .dismissAll: "dismiss all"
    case .alert(let alert, _, _): "\(alert.style.rawValue) \(alert.title.literal)"
    case .closeAlert: "close alert"
    case .show(let screen, _): "show \(name(screen))"
    case .hide(let screen): "hide \(name(screen))"
    case .installMinimizable(let player, _): "install player \(name(player))"
    case .removeMinimizable: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openMenu: "open menu"
    case .closeMenu: "close menu"
    case .adapt(let formFactor, _): "adapt \(formFactor.rawValue)"
    case .flush: "flush"
    }
  }
}
