/// The place where a text departs from the text form of a user action, and why.
public struct UserActionParsingError: Error, Hashable {
  /// The place in the text, in characters, counted from 1.
  public let column: Int
  /// The words that a reader would have expected there.
  public let expectation: String
  /// The words that stand there.
  public let found: String

  /// Creates an error about a text that holds a user action among other things.
  public init(column: Int, expectation: String, found: String) {
    self.column = column
    self.expectation = expectation
    self.found = found
  }

  /// The mistake, without the place.
  public var message: String { "found \(found), expected \(expectation)" }
}

extension UserActionParsingError: CustomStringConvertible {
  public var description: String { "column \(column): \(message)" }
}
