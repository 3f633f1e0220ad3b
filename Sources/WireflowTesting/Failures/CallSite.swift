#if canImport(Testing) && canImport(XCTest)
import Testing

/// The place in the source of a test that a failure points at.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place for Swift Testing, adjusted because Swift Testing traps on invalid places.
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
