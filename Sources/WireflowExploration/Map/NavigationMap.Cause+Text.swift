import Wireflow

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

extension NavigationMap.Cause {
  /// The first word of the text, which names the kind of action.
  var verb: String { String(description.prefix { $0 != " " }) }
}

extension NavigationMap.Cause: Comparable {
  /// Returns true if one cause comes before another in a baseline.
  public static func < (one: Self, other: Self) -> Bool {
    (one.alert, one.description) < (other.alert, other.description)
  }

  /// The title of the alert that it answers, or nothing.
  var alert: String { if case .answer(let title, _) = self { title } else { "" } }
}
