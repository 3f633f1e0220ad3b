import WireflowTesting

/// A rig of a test whose log is read bit by bit.
@MainActor
package protocol LoggingRig {
  /// The lines since the last call.
  func newLog() -> String
}

extension LoggingRig {
  /// Expects the lines since the last call to be like a literal in the test.
  package func expectLog(
    matches expected: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expectText(
      newLog(), matches: expected, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
