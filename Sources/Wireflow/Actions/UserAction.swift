/// An action of the user, as a value with an exact text form.
///
/// An action names its element by a label, never by an object, so that you can write it down, send
/// it and repeat it. Its parser reads its description:
///
///     try UserAction(parsing: #"type "Ada" into "Name""#)
///     UserAction.tap(.init("Buy", occurrence: 2)).description  // tap "Buy" 2
public enum UserAction: Sendable, Hashable {
  /// Starts the app.
  case launch
  /// Taps a row, an action of a row, a button or a refresh element.
  case tap(Label)
  /// Replaces the content of a field with a literal text.
  case type(String, into: Label)
  /// Replaces the content of a field with one of its sample values, by the sample's name.
  ///
  /// The log always uses this form for a secure field.
  case typeSample(String, into: Label)
  /// Presses the return key in a field that has an action for it.
  case submit(Label)
  /// Switches a toggle.
  case toggle(Label)
  /// Chooses an answer of the alert or an option of a choice.
  ///
  /// Without the label of a choice, an alert's answers come first, then the options of any choice.
  /// A number distinguishes equal titles, and the first of them needs none. An answer's
  /// ``AlertContent/Action/id`` also identifies it, and wins over the title of another answer.
  case choose(Label, in: Label? = nil)
  /// Goes back one screen.
  case back
  /// Goes back one screen in stacks that need not be in front: those of a root item, by its title,
  /// or of a modal, by the title of its first screen.
  ///
  /// No tap can do this, but a toolkit or a key can. Of several such stacks, the nearest to the
  /// front counts, or a farther one by its number.
  case backIn(Label)
  /// Goes back to the nearest screen with a title, or to a farther one by its number, in the stacks
  /// in front or in others.
  case backTo(Label, in: Label? = nil)
  /// Dismisses the modal screen in front.
  ///
  /// A screen that a wireframe has pushed instead leaves with `back`.
  case dismiss
  /// Selects a root item, in front or in the region that holds certain stacks.
  case select(Label, in: Label? = nil)
  /// Turns to the page after the visible one, such as by a swipe.
  case next
  /// Turns to the page before the visible one, such as by a swipe.
  case previous
  /// Selects another wireframe of the app's ``WireframeSwitch``.
  case wireframe(String)
  /// Opens the drawer.
  case openDrawer
  /// Closes the drawer.
  case closeDrawer
  /// Closes the notice, such as by a swipe.
  case closeNotice
  /// Minimizes the modal in front, or the player.
  case minimize
  /// Brings back what the player's bar shows: a minimized modal, or the player.
  case maximize
  /// Goes to the window with a link, or to the main window without one.
  ///
  /// The following actions happen there. A window that is not open yet is opened, if the app has
  /// one for the link, as when the system restores it.
  case window(String?)
  /// Closes the window that the user is in, unless it is the last one.
  case closeWindow
  /// Does nothing for a while.
  ///
  /// The parser cannot read the description of a duration that is negative or longer than about 292
  /// billion years.
  case wait(Duration)
  /// Resizes the window, or moves the app to another device.
  case adapt(FormFactor)
  /// Leaves the app.
  case background
  /// Returns to the app.
  case foreground
  /// Opens a URL in the app.
  case open(String)
}

extension UserAction {
  /// The label of an element, its number among elements with the same label, and its row.
  public struct Label: Sendable, Hashable {
    /// The details that few labels have.
    ///
    /// The log's lines have room for this compact form.
    private indirect enum Detail: Sendable, Hashable {
      case none
      case number(Int)
      case row(Label, number: Int?)
    }

    /// The text of the label.
    public let text: String
    private let detail: Detail

    /// Creates a label with an occurrence, counted from 1.
    ///
    /// Lower values count as 1.
    public init(_ text: String, occurrence: Int? = nil) {
      self.text = text
      detail = occurrence.map { .number(max(1, $0)) } ?? .none
    }

    /// Creates the label of an action of a row, with an occurrence among the row's actions.
    public init(_ text: String, occurrence: Int? = nil, of row: Label) {
      self.text = text
      detail = .row(row, number: occurrence.map { max(1, $0) })
    }

    /// The position among the elements with this label, counted from 1.
    ///
    /// Without it, a label that several elements have is ambiguous.
    public var occurrence: Int? {
      switch detail {
      case .none: nil
      case .number(let number): number
      case .row(_, let number): number
      }
    }

    /// The row that has the action, or nil for an element of its own.
    public var row: Label? { if case .row(let row, _) = detail { row } else { nil } }
  }
}

extension UserAction.Label {
  /// Returns the label with another occurrence.
  func numbered(_ occurrence: Int) -> Self {
    row.map { Self(text, occurrence: occurrence, of: $0) } ?? Self(text, occurrence: occurrence)
  }

  /// Returns the label as that of an action of a row.
  package func ofRow(_ row: UserAction.Label) -> Self {
    Self(text, occurrence: occurrence, of: row)
  }

  /// Returns labels, with numbers for all but the first of each text.
  package static func counting(_ texts: [String]) -> [UserAction.Label] {
    var seen: [String: Int] = [:]
    return texts.map { text in
      seen[text, default: 0] += 1
      return UserAction.Label(text, occurrence: seen[text] == 1 ? nil : seen[text])
    }
  }

  /// Returns labels, with numbers if several have the same text.
  package static func numbered(_ texts: [String]) -> [UserAction.Label] {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return counting(texts).map { label in
      counts[label.text] == 1
        ? label : UserAction.Label(label.text, occurrence: label.occurrence ?? 1)
    }
  }
}

extension UserAction.Label: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

extension UserAction.Label: CustomStringConvertible {
  public var description: String {
    let own = occurrence.map { "\(text.literal) \($0)" } ?? text.literal
    return row.map { "\(own) of \($0)" } ?? own
  }
}

/// Actions on an element that the code has, without its label.
///
/// A view that knows its screen acts on the elements of that screen, and the log names them:
///
/// ```swift
/// Button(screen.logIn.title) { user.perform(.tap(screen.logIn)) }
/// ```
///
/// The identifier of an element names it, or else its label. Give an identifier to elements of one
/// screen with equal labels: `.id(book.isbn)`.
@MainActor
extension UserAction {
  /// Returns the tap on a button.
  public static func tap(_ button: ScreenContent.Button) -> UserAction {
    .tap(Label(button.traits.id ?? button.title))
  }

  /// Returns the tap on a row.
  public static func tap(_ row: ScreenContent.Row) -> UserAction {
    .tap(Label(row.traits.id ?? row.title))
  }

  /// Returns the tap on an action of a row.
  public static func tap(_ button: ScreenContent.Button, of row: ScreenContent.Row) -> UserAction {
    .tap(Label(button.traits.id ?? button.title, of: Label(row.traits.id ?? row.title)))
  }

  /// Returns the pull that reloads the content.
  public static func tap(_ refresh: ScreenContent.Refresh) -> UserAction {
    .tap(Label(refresh.traits.id ?? refresh.label))
  }

  /// Returns the action that replaces the text of a field.
  public static func type(_ text: String, into field: ScreenContent.Field) -> UserAction {
    .type(text, into: Label(field.traits.id ?? field.label))
  }

  /// Returns the action of the return key in a field.
  public static func submit(_ field: ScreenContent.Field) -> UserAction {
    .submit(Label(field.traits.id ?? field.label))
  }

  /// Returns the action that switches a toggle.
  public static func toggle(_ toggle: ScreenContent.Toggle) -> UserAction {
    .toggle(Label(toggle.traits.id ?? toggle.label))
  }

  /// Returns the action that chooses one of the options of a choice.
  public static func choose(_ option: String, in choice: ScreenContent.Choice) -> UserAction {
    .choose(Label(choice.name(ofOption: option)), in: Label(choice.traits.id ?? choice.label))
  }
}

extension UserAction: CustomStringConvertible {
  public var description: String {
    switch self {
    case .launch: "launch"
    case .tap(let label): "tap \(label)"
    case .type(let text, let label): "type \(text.literal) into \(label)"
    case .typeSample(let name, let label): "type sample \(name.literal) into \(label)"
    case .submit(let label): "submit \(label)"
    case .toggle(let label): "toggle \(label)"
    case .choose(let option, nil): "choose \(option)"
    case .choose(let option, let label?): "choose \(option) in \(label)"
    case .back: "back"
    case .backIn(let stack): "back in \(stack)"
    case .backTo(let title, nil): "back to \(title)"
    case .backTo(let title, let stack?): "back to \(title) in \(stack)"
    case .dismiss: "dismiss"
    case .select(let label, nil): "select \(label)"
    case .select(let label, let stack?): "select \(label) in \(stack)"
    case .next: "next"
    case .previous: "previous"
    case .wireframe(let name): "wireframe \(name.isOneWord ? name : name.literal)"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .closeNotice: "close notice"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .window(let link): "\(WindowName(link))"
    case .closeWindow: "close window"
    case .wait(let duration): "wait \(duration.inMilliseconds)"
    case .adapt(let formFactor): "adapt \(formFactor.rawValue)"
    case .background: "background"
    case .foreground: "foreground"
    case .open(let url): "open \(url.literal)"
    }
  }
}

extension String {
  /// True if a parser reads it as one word without quotation marks.
  fileprivate var isOneWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
      }
  }
}

extension Duration {
  /// The exact number of milliseconds with the unit.
  ///
  /// A duration may have more seconds than its components can represent. The milliseconds are
  /// therefore counted in a separate duration, one attosecond for each.
  fileprivate var inMilliseconds: String {
    let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
    let whole = self / attosecondsPerMillisecond
    let rest = self - whole * attosecondsPerMillisecond
    let (high, low) = whole.components
    var decimals = rest.components.attoseconds.magnitude.digits(padded: 15)
    while decimals.last == "0" { decimals.removeLast() }

    let sign = self < .zero ? "-" : ""
    let digits =
      high == 0 ? "\(low.magnitude)" : "\(high.magnitude)" + low.magnitude.digits(padded: 18)
    return sign + digits + (decimals.isEmpty ? "" : ".") + decimals + "ms"
  }
}

extension UInt64 {
  /// Returns the decimal digits, with leading zeros.
  fileprivate func digits(padded width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
