extension NavigationMap {
  /// The cause of an edge: what is done, without the data that it is done with.
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
    /// A switch, by its label.
    case toggle(String)
    /// An option of a choice, by the label of that.
    case choice(String)
    /// An answer of an alert, by the alert's title and its own.
    case answer(of: String, String)
    /// A command of the main flow, by its label.
    case command(String)
    /// The way back, to the screen below or farther.
    case back
    /// The end of a modal by the user.
    case dismiss
    /// A root item, by its title.
    case select(String)
    /// The way to the next page.
    case next
    /// The way to the previous page.
    case previous
    /// The drawer, which opens or closes.
    case drawer
    /// The player, which is minimized or maximized.
    case player
    /// Time that passes.
    case wait
    /// Another form factor.
    case adapt(String)
    /// The way out of the app or back into it.
    case background
    /// The way to another window, or the end of one.
    case window
    /// A link.
    case open(String)
    /// An action or a fault that the app gave.
    case custom(String)
    /// The end of the app, and its launch anew.
    case restart

    /// True for a command of the main flow.
    var isCommand: Bool { if case .command = self { true } else { false } }

    /// True for an action or a fault that the app gave.
    var isCustom: Bool { if case .custom = self { true } else { false } }

    /// True for a link.
    var isLink: Bool { if case .open = self { true } else { false } }

    /// True for what happens to the app from outside, and for commands: thus in any place.
    public var isEvent: Bool {
      switch self {
      case .command, .adapt, .background, .window, .open, .custom, .restart: true
      case .launch, .button, .row, .field, .submit, .toggle, .choice, .answer, .back, .dismiss,
        .select, .next, .previous, .drawer, .player, .wait:
        false
      }
    }
  }

  /// The place to which an edge leads, or what else comes of it.
  public enum Target: Sendable, Hashable, Comparable {
    /// Another place.
    case place(Place)
    /// An alert or an action sheet over the place, by its style and its title.
    case alert(String, String)
    /// Another screen of the same place.
    case another(Place)
    /// The place that lay below or before.
    case below
    /// Nothing that is seen.
    case stays
  }

  /// Something that leads from one place to another.
  public struct Edge: Sendable, Hashable {
    /// The place at which it begins.
    public var from: Place
    /// The cause.
    public var cause: Cause
    /// The place to which it leads.
    public var target: Target
    /// The words for how it leads there and what comes of it: `push`, `starts LoginFlow`.
    public var effects: [String]
    /// The shortest script that takes it.
    public var script: [ExplorationStep]

    /// True for an edge without which nobody would miss anything: the ordinary ways back, and the
    /// ways that a container has of its own.
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

    /// True if nothing comes of it but what was there already.
    private var isIdle: Bool {
      target == .stays && effects.allSatisfy { $0.hasSuffix("already there") }
    }

    /// True if nothing comes of it but that flows end or begin with what is seen of them.
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
  /// True if it is a place.
  var isPlace: Bool { if case .place = self { true } else { false } }
}
