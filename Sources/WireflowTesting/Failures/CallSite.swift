#if canImport(Testing) && canImport(XCTest)
import Testing

/// The place in a test's source that a failure belongs to.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place, as Swift Testing has it, which would trap on one that cannot be.
  var sourceLocation: SourceLocation {
    let fileID = "\(fileID)"
    return SourceLocation(
      fileID: fileID.contains("/") ? fileID : "Unknown/\(fileID)",
      filePath: "\(filePath)",
      line: Int(clamping: max(line, 1)),
      column: Int(clamping: max(column, 1)))
  }
}
#endif
