#if canImport(Testing) && canImport(XCTest)
import Foundation
import Testing
public import Wireflow

/// Asserts that a presentation log matches its snapshot, a text file beside the test.
///
/// The same call works with Swift Testing and XCTest. The file gets its name from the suites, the
/// function and the arguments of the test. The first assertion in a test therefore needs no name.
/// Give each further one a name with `named`.
///
/// The file is in `__Snapshots__` beside the test, or in `directory`, a path relative to the test's
/// folder. If the log does not match, it is written to the folder `WIREFLOW_SNAPSHOT_ARTIFACTS`, or
/// otherwise to a temporary folder, except in CI. The argument `record` sets when the snapshot is
/// written.
///
///     @Test func logsIn() {
///       let app = ...
///       app.perform(.tap("Log in"))
///       assertSnapshot(of: app.log)
///     }
@MainActor
public func assertSnapshot(
  of log: PresentationLog, named: String? = nil, record: SnapshotRecord? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(named: named, record: record, directory: directory, function: function, site: site)
    .check(log.text, subject: "Presentation log")
}

/// Asserts that a text matches its snapshot, a file beside the test.
///
/// Otherwise this function behaves like the variant for presentation logs. The comparison ignores a
/// missing line feed at the end of the text.
public func assertSnapshot(
  of text: String, named: String? = nil, record: SnapshotRecord? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(named: named, record: record, directory: directory, function: function, site: site)
    .check(text, subject: "Text")
}

/// The arguments of an assertion's call.
struct SnapshotCall {
  let named: String?
  let record: SnapshotRecord?
  let directory: String?
  let function: String
  let site: CallSite

  func check(_ text: String, subject: String) {
    guard let name = SnapshotName(function: function, named: named) else {
      let message = """
        The arguments of this test cannot be read, so they cannot name its snapshot.

          To fix: pass 'named:', such as one of the arguments.
        """
      return recordFailure(message, at: site)
    }
    let variables = ProcessInfo.processInfo.environment
    let references = variables["WIREFLOW_SNAPSHOT_REFERENCES"] ?? ""
    let assertion = SnapshotAssertion(
      subject: subject,
      name: name,
      place: SnapshotPlace(
        name: name.text, site: site, directory: directory, variables: variables),
      decision: RecordDecision(
        argument: record, scope: SnapshotScope.record, variables: variables),
      site: site,
      claims: .shared,
      references: references.isEmpty ? nil : URL(fileURLWithPath: references))
    guard let message = assertion.failure(for: text) else { return }
    if Test.current != nil {
      let attachment = "\(name.text).received.txt"
      Attachment.record(text, named: attachment, sourceLocation: site.sourceLocation)
    }
    recordFailure(message, at: site)
  }
}
#endif
