public import Wireflow

extension UserAction {
  /// Creates the action that a text describes.
  ///
  /// Additional blanks around and between its words are allowed. A duration may also be in seconds
  /// or minutes, such as `1.5s` or `2m`.
  public init(parsing text: String) throws(UserActionParsingError) {
    var scanner = ActionScanner(text)
    scanner.skipBlanks()
    self = try scanner.action()
    guard try !scanner.reachesArgument() else {
      throw scanner.failure(expected: "the end of the line")
    }
  }

  fileprivate enum Verb: String, CaseIterable {
    case launch
    case tap
    case type
    case submit
    case toggle
    case choose
    case back
    case dismiss
    case select
    case next
    case previous
    case open
    case close
    case minimize
    case maximize
    case window
    case main
    case wait
    case adapt
    case wireframe
    case background
    case foreground

    static let names = allCases.map(\.rawValue)
    static let list = "one of " + names.joined(separator: ", ")
  }
}

extension ActionScanner {
  fileprivate mutating func action() throws(UserActionParsingError) -> UserAction {
    switch try verb() {
    case .launch: .launch
    case .tap: try .tap(target())
    case .type: try typing()
    case .submit: try .submit(label())
    case .toggle: try .toggle(label())
    case .choose: try choice()
    case .back: try wayBack()
    case .dismiss: .dismiss
    case .select: try selection()
    case .next: .next
    case .previous: .previous
    case .open: try opening()
    case .close: try closing()
    case .minimize: .minimize
    case .maximize: .maximize
    case .window: try .window(literal("the link of a window in quotation marks"))
    case .main: try mainWindow()
    case .wait: try .wait(duration())
    case .adapt: try .adapt(formFactor())
    case .wireframe: try .wireframe(name("the name of a wireframe, such as drawer"))
    case .background: .background
    case .foreground: .foreground
    }
  }

  private mutating func verb() throws(UserActionParsingError) -> UserAction.Verb {
    let start = position
    let word = word()
    if let verb = UserAction.Verb(rawValue: word) { return verb }
    let lookalike = UserAction.Verb.names.first(where: word.lowercased().isMisspelling)
    let hint = lookalike.map { " (did you mean \($0)?)" } ?? ""
    throw failure(at: start, expected: UserAction.Verb.list + hint)
  }

  /// Reads the label of an element, or of an action of a row.
  private mutating func target() throws(UserActionParsingError) -> UserAction.Label {
    let text = try literal(Self.label)
    var number: Int?
    guard try reachesArgument() else { return UserAction.Label(text) }
    if let next, ("0"..."9").contains(next) {
      number = try occurrence()
      guard try reachesArgument() else { return UserAction.Label(text, occurrence: number) }
    }
    let start = position
    guard word() == "of" else {
      let others = number == nil ? ", a number" : ""
      throw failure(at: start, expected: "of\(others) or the end of the line")
    }
    return try UserAction.Label(text, occurrence: number, of: label())
  }

  private mutating func typing() throws(UserActionParsingError) -> UserAction {
    let text = "a text in quotation marks"
    if try reachesArgument(), next == "\"" {
      let typed = try literal(text)
      try keyword("into")
      return try .type(typed, into: label())
    }
    try keyword("sample", orElse: text)
    let name = try literal("the name of a sample value in quotation marks")
    try keyword("into")
    return try .typeSample(name, into: label())
  }

  private mutating func choice() throws(UserActionParsingError) -> UserAction {
    let (option, choice) = try labels(
      "an option in quotation marks, such as \"OK\"", in: Self.label)
    return .choose(option, in: choice)
  }

  private mutating func wayBack() throws(UserActionParsingError) -> UserAction {
    guard try reachesArgument() else { return .back }
    let start = position
    let direction = word()
    if direction == "in" { return try .backIn(label(Self.stack)) }
    position = start
    try keyword("to", orElse: "in or the end of the line")
    let (title, stack) = try labels("a title in quotation marks, such as \"Discover\"")
    return .backTo(title, in: stack)
  }

  private mutating func selection() throws(UserActionParsingError) -> UserAction {
    let (title, stack) = try labels(Self.label)
    return .select(title, in: stack)
  }

  private static let label = "a label in quotation marks, such as \"Buy\""
  private static let stack = "the title of stacks in quotation marks, such as \"Discover\""

  /// Reads a label and, if named, that of the stacks or of the choice that contain it.
  private mutating func labels(
    _ expectation: String, in container: String = stack
  ) throws(UserActionParsingError) -> (UserAction.Label, in: UserAction.Label?) {
    let text = try literal(expectation)
    var number: Int?
    guard try reachesArgument() else { return (UserAction.Label(text), nil) }
    if let next, ("0"..."9").contains(next) {
      number = try occurrence()
      guard try reachesArgument() else { return (UserAction.Label(text, occurrence: number), nil) }
    }
    try keyword("in", orElse: (number == nil ? "a number or " : "") + "the end of the line")
    return try (UserAction.Label(text, occurrence: number), label(container))
  }

  /// Reads a name, which needs quotation marks unless it is one plain word.
  private mutating func name(
    _ expectation: String
  ) throws(UserActionParsingError) -> String {
    guard try reachesArgument() else { throw failure(expected: expectation) }
    if next == "\"" { return try literal(expectation) }
    return word()
  }

  private mutating func opening() throws(UserActionParsingError) -> UserAction {
    let url = "a URL in quotation marks"
    if try reachesArgument(), next == "\"" { return try .open(literal(url)) }
    try keyword("drawer", orElse: url)
    return .openDrawer
  }

  private mutating func closing() throws(UserActionParsingError) -> UserAction {
    _ = try reachesArgument()
    let start = position
    switch word() {
    case "window": return .closeWindow
    case "notice": return .closeNotice
    default: position = start
    }
    try keyword("drawer", orElse: "notice or window")
    return .closeDrawer
  }

  private mutating func mainWindow() throws(UserActionParsingError) -> UserAction {
    try keyword("window")
    return .window(nil)
  }

  private mutating func formFactor() throws(UserActionParsingError) -> FormFactor {
    _ = try reachesArgument()
    let start = position
    guard let formFactor = FormFactor(rawValue: word()) else {
      let names = FormFactor.allCases.map(\.rawValue)
      throw failure(at: start, expected: names.joined(separator: " or "))
    }
    return formFactor
  }

  /// Reads a label at the end of an action, and the number after it.
  private mutating func label(
    _ expectation: String = label
  ) throws(UserActionParsingError) -> UserAction.Label {
    let text = try literal(expectation)
    guard try reachesArgument() else { return UserAction.Label(text) }
    return try UserAction.Label(text, occurrence: occurrence())
  }

  private mutating func occurrence() throws(UserActionParsingError) -> Int {
    let start = position
    let word = word()
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw failure(at: start, expected: "a number or the end of the line")
    }
    guard let occurrence = Int(word), occurrence > 0 else {
      throw failure(at: start, expected: "a number from 1 to \(Int.max)")
    }
    return occurrence
  }

  private mutating func keyword(
    _ keyword: String, orElse alternative: String? = nil
  ) throws(UserActionParsingError) {
    _ = try reachesArgument()
    let start = position
    let word = word()
    guard word != keyword else { return }
    let hint = word.lowercased().isMisspelling(of: keyword) ? " (did you mean \(keyword)?)" : ""
    let expectation = alternative.map { "\(keyword) or \($0)\(hint)" } ?? keyword
    throw failure(at: start, expected: expectation)
  }
}

/// A mistake in the text form of a user action, and its column.
public struct UserActionParsingError: Error, Hashable {
  /// The column of the mistake in characters, counted from 1.
  public let column: Int
  /// The expected words.
  public let expectation: String
  /// The actual words.
  public let found: String

  /// Creates an error about a text that contains a user action among other things.
  package init(column: Int, expectation: String, found: String) {
    self.column = column
    self.expectation = expectation
    self.found = found
  }

  /// The mistake, without the column.
  public var message: String { "found \(found), expected \(expectation)" }
}

extension UserActionParsingError: CustomStringConvertible {
  public var description: String { "column \(column): \(message)" }
}

extension String {
  /// Returns true if it differs from the word by at most one mistake: a letter that is missing,
  /// superfluous or wrong, or two swapped neighbors.
  package func isMisspelling(of word: String) -> Bool {
    guard abs(utf8.count - word.utf8.count) <= 1 else { return false }
    var own = Substring(self).utf8
    var other = Substring(word).utf8
    while let letter = own.first, letter == other.first {
      own.removeFirst()
      other.removeFirst()
    }
    while let letter = own.last, letter == other.last {
      own.removeLast()
      other.removeLast()
    }
    return (own.count <= 1 && other.count <= 1)
      || (own.count == 2 && own.elementsEqual(other.reversed()))
  }
}
