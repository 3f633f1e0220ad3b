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
    case launch, tap, type, submit, toggle, choose
    case back, dismiss, select, next, previous, open, close, minimize, maximize
    case window, main, wait, adapt, wireframe, background, foreground

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
    case .wireframe: try .wireframe(name("the name of a wireframe, such as hamburger"))
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

  private static let label = "a label in quotation marks, such as \"Buy\""
  private static let stack = "the title of stacks in quotation marks, such as \"Discover\""

  /// Reads the label of an element, or of an action of a row.
  private mutating func target() throws(UserActionParsingError) -> UserAction.Label {
    let (own, row) = try labels(Self.label, "of", Self.label)
    return row.map { UserAction.Label(own.text, occurrence: own.occurrence, of: $0) } ?? own
  }

  private mutating func typing() throws(UserActionParsingError) -> UserAction {
    let isSample = try accepts("sample")
    let typed = try literal(
      isSample
        ? "the name of a sample value in quotation marks" : "sample or a text in quotation marks")
    try keyword("into")
    let field = try label()
    return isSample ? .typeSample(typed, into: field) : .type(typed, into: field)
  }

  private mutating func choice() throws(UserActionParsingError) -> UserAction {
    let (option, choice) = try labels(
      "an option in quotation marks, such as \"OK\"", "in", Self.label)
    return .choose(option, in: choice)
  }

  private mutating func wayBack() throws(UserActionParsingError) -> UserAction {
    guard try reachesArgument() else { return .back }
    if try accepts("in") { return try .backIn(label(Self.stack)) }
    try keyword("to", orElse: "in or the end of the line")
    let (title, stack) = try labels(
      "a title in quotation marks, such as \"Discover\"", "in", Self.stack)
    return .backTo(title, in: stack)
  }

  private mutating func selection() throws(UserActionParsingError) -> UserAction {
    let (title, stack) = try labels(Self.label, "in", Self.stack)
    return .select(title, in: stack)
  }

  private mutating func opening() throws(UserActionParsingError) -> UserAction {
    if try accepts("drawer") { return .openDrawer }
    return try .open(literal("drawer or a URL in quotation marks"))
  }

  private mutating func closing() throws(UserActionParsingError) -> UserAction {
    if try accepts("window") { return .closeWindow }
    if try accepts("notice") { return .closeNotice }
    try keyword("drawer", orElse: "notice or window")
    return .closeDrawer
  }

  private mutating func mainWindow() throws(UserActionParsingError) -> UserAction {
    try keyword("window")
    return .window(nil)
  }

  private mutating func formFactor() throws(UserActionParsingError) -> FormFactor {
    for formFactor in FormFactor.allCases where try accepts(formFactor.rawValue) {
      return formFactor
    }
    throw failure(expected: FormFactor.allCases.map(\.rawValue).joined(separator: " or "))
  }

  /// Reads a name, which needs quotation marks unless it is one plain word.
  private mutating func name(_ expectation: String) throws(UserActionParsingError) -> String {
    guard try reachesArgument(), next != "\"" else { return try literal(expectation) }
    return word()
  }

  /// Reads a label and, behind a keyword, that of what contains it.
  private mutating func labels(
    _ expectation: String, _ joint: String, _ container: String
  ) throws(UserActionParsingError) -> (UserAction.Label, in: UserAction.Label?) {
    let own = try label(expectation)
    guard try reachesArgument() else { return (own, nil) }
    let number = own.occurrence == nil ? "a number or " : ""
    try keyword(joint, orElse: number + "the end of the line")
    return try (own, label(container))
  }

  /// Reads a label: a text, and the number after it if there is one.
  private mutating func label(
    _ expectation: String = label
  ) throws(UserActionParsingError) -> UserAction.Label {
    let text = try literal(expectation)
    guard try reachesArgument(), let next, ("0"..."9").contains(next) else {
      return UserAction.Label(text)
    }
    let start = position
    guard let number = Int(word()), number > 0 else {
      throw failure(at: start, expected: "a number from 1 to \(Int.max)")
    }
    return UserAction.Label(text, occurrence: number)
  }

  private mutating func keyword(
    _ keyword: String, orElse alternative: String? = nil
  ) throws(UserActionParsingError) {
    guard try !accepts(keyword) else { return }
    throw failure(expected: alternative.map { "\(keyword) or \($0)" } ?? keyword)
  }

  /// Reads a word if it comes next, and returns false otherwise.
  private mutating func accepts(_ keyword: String) throws(UserActionParsingError) -> Bool {
    _ = try reachesArgument()
    let start = position
    if word() == keyword { return true }
    position = start
    return false
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
  /// superfluous, wrong or at another place.
  package func isMisspelling(of word: String) -> Bool {
    abs(utf8.count - word.utf8.count) <= 1 && word.utf8.difference(from: utf8).count <= 2
  }
}
