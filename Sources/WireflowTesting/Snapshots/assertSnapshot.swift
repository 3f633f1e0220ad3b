#if canImport(Testing) && canImport(XCTest)
import Foundation
import Testing
public import Wireflow

/// Asserts that a presentation log is like its snapshot, a text file beside the test.
///
/// The file is named for the suites, the function and the arguments of the test, so the first
/// assertion in a test needs no name, and each further one is `named`. It lies in `__Snapshots__`
/// beside the test or in the `directory`, whose path starts there. What did not match goes to the
/// folder `WIREFLOW_SNAPSHOT_ARTIFACTS`, or to a temporary one, but in CI to no other. The argument
/// `record` says when the file is written. The same call serves Swift Testing and XCTest.
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

/// Asserts that a text is like its snapshot, a file beside the test.
///
/// All is as for a presentation log. A text whose last line is not ended is compared as if it was.
public func assertSnapshot(
  of text: String, named: String? = nil, record: SnapshotRecord? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(named: named, record: record, directory: directory, function: function, site: site)
    .check(text, subject: "Text")
}

/// The arguments of a call of an assertion.
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
