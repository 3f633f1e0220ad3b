#if canImport(Testing) && canImport(XCTest)
import Testing

/// The place in a test's source that a failure belongs to.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place, as Swift Testing has it.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
#endif
