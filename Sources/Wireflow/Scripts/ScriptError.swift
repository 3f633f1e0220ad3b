/// All that is wrong with the text of a script.
public struct ScriptError: Error, Hashable {
  /// One place where the text is no script, and why.
  public struct Issue: Sendable, Hashable {
    /// The line in the text, counted from 1.
    public let line: Int
    /// The place in the line, in characters, counted from 1.
    public let column: Int
    /// The mistake, and the words that were expected there.
    public let message: String
  }

  /// The name of the file, or whatever says where the text comes from.
  public let name: String
  /// The mistakes in the order of the text, at least one.
  public let issues: [Issue]
}

extension ScriptError: CustomStringConvertible {
  public var description: String {
    issues
      .map { "\(name):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}
