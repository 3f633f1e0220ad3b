extension NavigationMap {
  /// The cause of an edge: an action or an event, without its data.
  public enum Cause: Sendable, Hashable {
    /// The launch.
    case launch
    /// A tap on a button, by its label.
    case button(String)
    /// A tap on a row, by its label, or on any row.
    case row(String?)
    /// A text typed into a field, by its label.
    case field(String)
    /// The return key in a field, by its label.
    case submit(String)
    /// A change of a switch, by its label.
    case toggle(String)
    /// An option of a choice, by the choice's label.
    case choice(String)
    /// An answer of an alert, by the titles of the alert and the answer.
    case answer(of: String, String)
    /// A command of the main flow, by its label.
    case command(String)
    /// The way back, to the screen below or farther.
    case back
    /// The dismissal of a modal by the user.
    case dismiss
    /// The selection of a root item, by its title.
    case select(String)
    /// The way to the next page.
    case next
    /// The way to the previous page.
    case previous
    /// The opening or closing of the drawer.
    case drawer
    /// The minimizing or maximizing of the player.
    case player
    /// Time that passes, or the end of a wait behind an alert or a guard.
    case wait
    /// A change of the form factor.
    case adapt(String)
    /// The way to the background or back.
    case background
    /// A switch to another window, or the closing of one.
    case window
    /// A link.
    case open(String)
    /// A custom action or a fault of the app.
    case custom(String)
    /// A restart of the app.
    case restart

    /// True for a command of the main flow.
    var isCommand: Bool { if case .command = self { true } else { false } }

    /// True for a link.
    var isLink: Bool { if case .open = self { true } else { false } }

    /// True for commands and for events from outside, which are possible in any place.
    public var isEvent: Bool {
      switch self {
      case .command, .adapt, .background, .window, .open, .custom, .restart: true
      case .launch, .button, .row, .field, .submit, .toggle, .choice, .answer, .back, .dismiss,
        .select, .next, .previous, .drawer, .player, .wait:
        false
      }
    }
  }

  /// The target of an edge, or its outcome if it leads to no other place.
  public enum Target: Sendable, Hashable, Comparable {
    /// Another place.
    case place(Place)
    /// An alert or an action sheet over the place, by its style and its title.
    case alert(String, String)
    /// Another screen of the same place.
    case another(Place)
    /// The place that was below or before.
    case below
    /// No visible change.
    case stays
  }

  /// An action or an event that leads from one place to another.
  public struct Edge: Sendable, Hashable {
    /// The place at which it begins.
    public var from: Place
    /// The cause.
    public var cause: Cause
    /// The place to which it leads.
    public var target: Target
    /// The effects in words, such as `push` or `starts LoginFlow`.
    public var effects: [String]
    /// The shortest script that takes it.
    public var script: [ExplorationStep]

    /// True for an edge that needs no mention: an ordinary way back, or one that a container offers
    /// by itself.
    public var isImplied: Bool {
      let isOrdinary = effects.allSatisfy { NavigationMap.ordinary.contains($0) }
      return switch cause {
      case .back, .dismiss: target == .below && endsOrdinarily
      case .select, .next, .previous:
        target.isPlace && endsOrdinarily || target == .below && endsOrdinarily || isIdle
      case .drawer, .player, .adapt, .launch: isOrdinary
      case .answer: (target == .below || target == .stays) && isOrdinary
      case .field, .toggle, .choice, .wait, .background, .window: target == .stays && isOrdinary
      case .button, .row, .submit, .command, .open, .custom, .restart: false
      }
    }

    /// True if the target was already there.
    private var isIdle: Bool {
      target == .stays && effects.allSatisfy { $0.hasSuffix("already there") }
    }

    /// True if its only effects are ordinary ones and flows that start or are cancelled.
    private var endsOrdinarily: Bool {
      effects.allSatisfy {
        NavigationMap.ordinary.contains($0) || $0.hasPrefix("starts ") || $0.hasPrefix("cancels ")
      }
    }
  }

  fileprivate static let ordinary: Set<String> = [
    "pop", "dismiss", "select", "minimize", "maximize", "adapt",
  ]
}

extension NavigationMap.Target {
  /// True if the target is a place.
  var isPlace: Bool { if case .place = self { true } else { false } }
}
