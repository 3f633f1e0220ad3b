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
