extension PresentationLog {
  /// One line of the log, as a value.
  public enum Entry: Sendable, Hashable {
    /// The user did something.
    case action(UserAction)
    /// What follows comes from no user action.
    case app
    /// What the user did was not possible.
    case refused(ActionRefusal)

    /// A flow started, by the name of its coordinator.
    case start(String)
    /// A flow ended with an output.
    case finish(String)
    /// A flow ended without an output.
    case cancel(String)

    /// Everything was put into another container.
    case adapt(String, [String])
    /// Root items were installed, in a container.
    case install(String, [String])
    /// The screen went back to the live state.
    case restore
    /// A root item was selected.
    case select(String)
    /// A screen was pushed onto a stack, by the stack's title as it is written.
    case push(ScreenName, onto: String)
    /// A screen was popped.
    case pop(ScreenName)
    /// All above a screen was popped.
    case popTo(ScreenName)
    /// Screens left the middle of a stack, by the stack's title as it is written.
    case remove([ScreenName], from: String)
    /// A screen took the place of another.
    indirect case replace(ScreenName, with: ScreenName)
    /// A modal was presented.
    indirect case present(
      ScreenName, over: ScreenName?, style: ModalStyle, dismissButton: ModalDismissButtonStyle?)
    /// A modal was dismissed.
    case dismiss(ScreenName)
    /// An alert was shown.
    case alert(AlertContent)
    /// An alert was closed, by its title.
    case closeAlert(String)

    /// A minimizable screen was installed, docked somewhere.
    case installMinimizable(ScreenName, WireframeContainer.PlayerDock)
    /// The minimizable screen was removed.
    case removeMinimizable(ScreenName)
    /// The minimizable screen was minimized.
    case minimize(ScreenName)
    /// The minimizable screen was maximized.
    case maximize(ScreenName)
    /// The drawer opened.
    case openMenu
    /// The drawer closed.
    case closeMenu

    /// A request waits until a flow's guard has decided.
    case held(String, by: String)
    /// A request changed nothing.
    indirect case ignored(String, IgnoredReason)
    /// A layer or the app wrote a line of its own.
    case note(String)
    /// A backend, by its name, completed a transition twice.
    case completedTwice(String)
    /// A backend, by its name, did not complete a transition in time.
    case stalled(String, String, Duration)
  }
}

extension PresentationLog.Entry: CustomStringConvertible {
  /// The line without its margin.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .push(let screen, let stack):
      text += "push "
      screen.write(to: &text)
      text += " onto "
      text += stack
    case .pop(let screen): text.add("pop", screen)
    case .popTo(let screen): text.add("pop to", screen)
    case .dismiss(let screen): text.add("dismiss", screen)
    case .present(let screen, let below, let style, let button):
      text.add("present", screen)
      if let below { text.add(" over", below) }
      text += " as "
      text += style.description
      text += button == nil ? ", no dismiss button" : ", dismiss button "
      text += button?.displayableString ?? ""
    case .start(let flow): text.add("start", flow)
    case .finish(let flow): text.add("finish", flow)
    case .cancel(let flow): text.add("cancel", flow)
    case .action(let action): text += action.description
    case .app: text += "(app)"
    default: text += rareDescription
    }
  }

  private var rareDescription: String {
    switch self {
    case .refused(let refusal): "refused: \(refusal)"
    case .install(let container, let titles): "install \(container): \(titles.enumerated)"
    case .adapt(let container, let titles): "adapt to \(container): \(titles.enumerated)"
    case .installMinimizable(let player, let dock): "install player \(player) \(dock.rawValue)"
    case .removeMinimizable(let player): "remove player \(player)"
    case .minimize(let player): "minimize \(player)"
    case .maximize(let player): "maximize \(player)"
    case .openMenu: "open menu"
    case .closeMenu: "close menu"
    case .restore: "restore"
    case .select(let title): "select \(title.plainOrLiteral)"
    case .remove(let screens, let stack):
      "remove \(screens.map(\.description).joined(separator: ", ")) from \(stack)"
    case .replace(let old, let new): "replace \(old) with \(new)"
    case .alert(let alert): alert.phrase
    case .closeAlert(let title): "close alert \(title.literal)"
    case .held(let request, let flow): "hold \(request): \(flow) decides"
    case .ignored(let request, let reason): "ignored \(request): \(reason)"
    case .note(let text): text.onOneLine
    case .completedTwice(let backend):
      "note: \(backend) completed a transition twice; it must call each completion once"
    case .stalled(let verb, let backend, let limit):
      "stalled \(verb): \(backend) did not complete it within \(limit)"
    default: ""
    }
  }
}

extension String {
  fileprivate mutating func add(_ verb: String, _ flow: String) {
    self += verb
    self += " "
    self += flow
  }

  fileprivate mutating func add(_ verb: String, _ screen: ScreenName) {
    self += verb
    self += " "
    screen.write(to: &self)
  }
}

extension [String] {
  fileprivate var enumerated: String { map(\.plainOrLiteral).joined(separator: ", ") }
}

extension AlertContent {
  fileprivate var phrase: String {
    let text = message.isEmpty ? title.literal : "\(title.literal): \(message.literal)"
    let place = anchor.map { " at \($0.literal)" } ?? ""
    return "\(style.rawValue) \(text)\(place) [\(actions.map(\.title).enumerated)]"
  }
}
