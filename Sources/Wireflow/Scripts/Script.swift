/// The user actions of a session, read from a text with one action a line.
///
/// Blank lines do nothing, and a `#` starts a comment, alone or behind an action.
///
/// A presentation log is a script, too. If the first line that says anything starts with `>`, the
/// actions stand behind a `>`, and what came of them is indented and skipped, as is `> (app)`. So it is
/// with a log that was cut by its limit, which begins with indented lines.
public struct Script: Sendable, Hashable {
  /// An action and where it stands.
  public struct Step: Sendable, Hashable {
    /// The line in the text, counted from 1.
    public let line: Int
    /// The action of the user.
    public let action: UserAction
  }

  /// The name of the file, or whatever says where the text comes from.
  public let name: String
  /// The actions, in order.
  public let steps: [Step]

  /// Creates the script that a text describes, or throws an error that tells all that is wrong with
  /// it.
  public init(parsing text: String, name: String) throws(ScriptError) {
    let lines = ScriptLine.lines(of: text)
    let first = lines.first { !$0.isBlank }
    // A log that was cut by its limit begins with what came of an action that is gone.
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
    // Of such a log there may be nothing left but that.
    if steps.isEmpty, lines.allSatisfy({ $0.isBlank || $0.isIndented }) { issues = [] }
    guard issues.isEmpty else { throw ScriptError(name: name, issues: issues) }
    self.name = name
    self.steps = steps
  }
}
