import Wireflow

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
    public var effects: [String] = []
    /// The shortest script that takes it.
    public var script: [ExplorationStep] = []

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

extension NavigationMap.Cause: CustomStringConvertible {
  /// The cause in the words of a script, without data.
  public var description: String {
    switch self {
    case .launch: "launch"
    case .button(let label), .row(let label?): "tap \(label.literal)"
    case .row(nil): "tap a row"
    case .field(let label): "type into \(label.literal)"
    case .submit(let label): "submit \(label.literal)"
    case .toggle(let label): "toggle \(label.literal)"
    case .choice(let label): "choose in \(label.literal)"
    case .answer(_, let option): "choose \(option.literal)"
    case .command(let label): "command \(label.literal)"
    case .back: "back"
    case .dismiss: "dismiss"
    case .select(let title): "select \(title.literal)"
    case .next: "next"
    case .previous: "previous"
    case .drawer: "open or close drawer"
    case .player: "minimize or maximize"
    case .wait: "wait"
    case .adapt(let formFactor): "adapt \(formFactor)"
    case .background: "background"
    case .window: "window"
    case .open(let url): "open \(url.literal)"
    case .custom(let name): "do \(name.literal)"
    case .restart: "restart"
    }
  }
}

extension NavigationMap.Cause: Comparable {
  /// Returns true if one cause comes before another in a baseline.
  public static func < (one: Self, other: Self) -> Bool {
    (one.alert, one.description) < (other.alert, other.description)
  }

  /// The title of the alert that it answers, or nothing.
  var alert: String { if case .answer(let title, _) = self { title } else { "" } }
}
