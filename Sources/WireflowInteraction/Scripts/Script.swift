public import Wireflow

/// The user actions of a session, read from a text with one action per line.
///
/// Blank lines are ignored, and a `#` starts a comment, alone or after an action.
///
/// A presentation log is also a valid script. If the first nonblank line starts with `>`, each
/// action follows a `>`, and the parser skips the indented effects and `> (app)`. The same applies
/// to a log that its limit has truncated, which begins with indented lines.
public struct Script: Sendable, Hashable {
  /// An action, with its position.
  public struct Step: Sendable, Hashable {
    /// The line in the text, counted from 1.
    public let line: Int
    /// The action of the user.
    public let action: UserAction
  }

  /// The name of the file, or of another source.
  public let name: String
  /// The actions, in order.
  public let steps: [Step]

  /// Creates a script from a text, or throws an error that lists all mistakes.
  public init(parsing text: String, name: String) throws(ScriptError) {
    let lines = ScriptLine.lines(of: text)
    let first = lines.first { !$0.isBlank }
    // A log that its limit has truncated begins with the effects of a dropped action.
    let isLog =
      first.map { $0.isMarked || $0.isIndented && lines.contains(where: \.isMarked) } ?? false
    var steps: [Step] = []
    var issues: [ScriptError.Issue] = []
    for line in lines {
      do throws(UserActionParsingError) {
        guard let action = try isLog ? line.loggedAction() : line.action() else { continue }
        steps.append(Step(line: line.number, action: action))
      } catch {
        issues.append(
          .init(line: line.number, column: error.column, message: error.message))
      }
    }
    // Such a log may contain nothing else.
    if steps.isEmpty, lines.allSatisfy({ $0.isBlank || $0.isIndented }) { issues = [] }
    guard issues.isEmpty else { throw ScriptError(name: name, issues: issues) }
    self.name = name
    self.steps = steps
  }
}

extension Script {
  /// A step that was refused during playback.
  public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The name of the script.
    public let script: String
    /// The refused action, with its line.
    public let step: Step
    /// The reason for the refusal, and the possible alternatives.
    public let refusal: ActionRefusal

    /// The place, the action, and the reason.
    public var description: String { "\(script):\(step.line): \(step.action): \(refusal)" }
  }
}

/// The mistakes in the text of a script.
public struct ScriptError: Error, Hashable {
  /// A mistake, with its position.
  public struct Issue: Sendable, Hashable {
    /// The line in the text, counted from 1.
    public let line: Int
    /// The column in characters, counted from 1.
    public let column: Int
    /// The mistake, and the expected words.
    public let message: String
  }

  /// The name of the file, or of another source.
  public let name: String
  /// The mistakes in the order of the text.
  ///
  /// There is at least one.
  public let issues: [Issue]
}

extension ScriptError: CustomStringConvertible {
  public var description: String {
    issues
      .map { "\(name):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}

/// A line of a script, without its comment.
struct ScriptLine {
  let number: Int
  private let content: Substring.UnicodeScalarView

  /// Splits a text at its line feeds, and drops a carriage return at the end of a line.
  static func lines(of text: String) -> [ScriptLine] {
    let scalars = text.unicodeScalars
    let lines = scalars.dropFirst(scalars.first == "\u{FEFF}" ? 1 : 0)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).map { ScriptLine(number: $0, text: $1) }
  }

  private init(number: Int, text: Substring.UnicodeScalarView) {
    self.number = number
    let line = text.last == "\r" ? text.dropLast() : text
    content = line[..<line.startOfComment]
  }

  /// True if the line is blank.
  var isBlank: Bool { content.allSatisfy(\.isBlank) }

  /// True if the line is an action of a log.
  var isMarked: Bool { content.first == ">" }

  /// True if the line begins with a blank, like the effects in a log.
  var isIndented: Bool { content.first?.isBlank ?? false }

  /// Returns the action, if there is one.
  func action() throws(UserActionParsingError) -> UserAction? {
    isBlank ? nil : try UserAction(parsing: String(content))
  }

  /// Returns the action of a log's line, if there is one.
  func loggedAction() throws(UserActionParsingError) -> UserAction? {
    guard let first = content.first, !first.isBlank else { return nil }
    guard isMarked else {
      throw UserActionParsingError(
        column: 1, expectation: "> or a space at the start of a log's line",
        found: String(content.prefix { !$0.isBlank }.prefix(40)).literal)
    }
    let unmarked = content.dropFirst()
    let words = unmarked.split(whereSeparator: \.isBlank)
    // The name of another window may follow.
    if let first = words.first, first.elementsEqual("(app)".unicodeScalars),
      words.count == 1 || words[1].elementsEqual("in".unicodeScalars)
    {
      return nil
    }
    // A blank instead of the mark keeps the columns.
    return try UserAction(parsing: " " + String(unmarked))
  }
}

extension Substring.UnicodeScalarView {
  /// The index of a `#` that starts a comment, or else the end.
  ///
  /// The `#` starts the line or follows a blank, outside of strings.
  fileprivate var startOfComment: Index {
    var isInString = false
    var previous: Unicode.Scalar = " "
    for index in indices {
      let scalar = self[index]
      switch scalar {
      case "#" where !isInString && previous.isBlank: return index
      case "\"" where !(isInString && previous == "\\"): isInString.toggle()
      default: break
      }
      // An escaped backslash does not escape the next scalar.
      previous = scalar == "\\" && previous == "\\" ? " " : scalar
    }
    return endIndex
  }
}

extension PresentationLog {
  /// The user's actions as the text of a script, whose replay produces the same log.
  ///
  /// It contains relevant time as waits, and texts of secure fields as the names of sample values.
  /// If the log has dropped lines, a comment in the first line says that the beginning is missing.
  public var script: String {
    var text = isTruncated ? "# The beginning is missing: the log keeps only its last lines.\n" : ""
    for case .action(let action) in entries { text += "\(action)\n" }
    return text
  }
}

extension ApplicationController {
  /// Plays all actions of a script, including those after a refusal, and returns the refusals.
  ///
  /// If neither the app nor the script launches the app, the method launches it first. If the app
  /// has launched already, it skips a launch at the script's beginning. Before each next action, it
  /// waits for the app's asynchronous work that the framework knows about.
  @discardableResult
  public func play(_ script: Script) async -> [Script.Refusal] { await playAll(of: script) }
}

extension ApplicationSession {
  /// Plays all actions of a script, each in the window that the user is in by then, and returns the
  /// refusals.
  ///
  /// A `window` in the script takes the user to another window.
  @discardableResult
  public func play(_ script: Script) async -> [Script.Refusal] { await playAll(of: script) }
}
