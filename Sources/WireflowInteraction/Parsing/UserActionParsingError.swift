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
