import Wireflow

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
