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
        argument: record, scope: SnapshotRecord.scope, variables: variables),
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

/// An assertion that a text matches its snapshot.
struct SnapshotAssertion {
  /// The name of the text, for the beginning of a sentence.
  let subject: String
  let name: SnapshotName
  let place: SnapshotPlace
  let decision: RecordDecision
  let site: CallSite
  let claims: SnapshotClaims
  /// The file that lists the asserted snapshots.
  let references: URL?

  /// Compares a text with its snapshot, and writes the snapshot if the decision allows it.
  ///
  /// The result is the failure message, or nil if the two are equal.
  func failure(for text: String) -> String? {
    if let line = text.firstLineWithCarriageReturn { return carriageReturnMessage(line) }
    let text = text.endedByLineFeed
    let verdict = claims.claim(place.approved.path, for: text, at: site)
    if let message = noteReference() { return message }
    if case .taken(let other) = verdict { return clashMessage(with: other) }

    do throws(SnapshotFileError) {
      guard let approved = try SnapshotFile(url: place.approved).read() else {
        return missing(text, verdict)
      }
      return approved.hasSameBytes(as: text) ? nil : mismatch(of: approved, with: text, verdict)
    } catch {
      if error.isMended, writesDifferent, verdict == .free { return write(text, "anew") }
      return brokenMessage(error, save(text), isOffered: error.isMended)
    }
  }

  private var writesDifferent: Bool { decision.mode == .failed || decision.mode == .all }

  private func missing(_ text: String, _ verdict: SnapshotClaims.Verdict) -> String {
    guard decision.mode == .never || verdict == .changed else {
      return write(text, "for the first time")
    }
    return missingMessage(save(text), verdict)
  }

  private func mismatch(
    of approved: String, with text: String, _ verdict: SnapshotClaims.Verdict
  ) -> String {
    let diff = LineDiff(old: approved, new: text)
    guard !writesDifferent || verdict != .free else { return write(text, "anew (\(diff.summary))") }
    return mismatchMessage(diff, save(text), verdict)
  }

  private func write(_ text: String, _ how: String) -> String {
    do throws(SnapshotFileError) {
      try SnapshotFile(url: place.approved).write(text)
      return recordedMessage(how)
    } catch {
      return brokenMessage(error, save(text), isOffered: false)
    }
  }

  private func noteReference() -> String? {
    guard let references else { return nil }
    do throws(SnapshotFileError) {
      try SnapshotFile(url: references).append("\(place.approved.path)\t\(site)")
      return nil
    } catch {
      return "The list of asserted snapshots \(error)"
    }
  }

  /// Saves the received text for later inspection, and returns its path.
  private func save(_ text: String) -> String {
    guard let received = place.received else {
      return "not kept, since this is CI: let \(SnapshotPlace.variable) name a folder"
    }
    do throws(SnapshotFileError) {
      try SnapshotFile(url: received).write(text)
      return received.shownPath
    } catch {
      return "(\(received.shownPath) cannot be written)"
    }
  }
}

/// The messages of a failure: the event, its place, how to accept the change, and the difference.
extension SnapshotAssertion {
  /// The maximum number of lines of a difference.
  static var shownLines: Int { 200 }

  func mismatchMessage(
    _ diff: LineDiff, _ received: String, _ verdict: SnapshotClaims.Verdict
  ) -> String {
    """
    \(subject) does not match snapshot "\(name.text)" (\(diff.summary)).

      snapshot: \(place.approved.shownPath)
      received: \(received)
      To accept: \(acceptance(.failed))\(hint(verdict))

    \(UnifiedDiff(diff, from: "snapshot", to: "received").text(limit: Self.shownLines))
    """
  }

  func missingMessage(_ received: String, _ verdict: SnapshotClaims.Verdict) -> String {
    let reason = decision.mode == .never ? decision.reason : "another text is recorded already"
    return """
      No snapshot "\(name.text)" and recording is off (\(reason)). \
      Record it locally and commit: \(acceptance(.missing))

        snapshot: \(place.approved.shownPath)
        received: \(received)\(hint(verdict))
      """
  }

  func recordedMessage(_ how: String) -> String {
    """
    Recorded snapshot "\(name.text)" \(how). Look at it, and run the test again.

      snapshot: \(place.approved.shownPath)
    """
  }

  func clashMessage(with other: CallSite) -> String {
    """
    Two places assert the snapshot "\(name.text)": \(other) and \(site).

      snapshot: \(place.approved.shownPath)
      To fix: pass a distinct 'named:' in one of them.
    """
  }

  func brokenMessage(_ error: SnapshotFileError, _ received: String, isOffered: Bool) -> String {
    let offer = isOffered ? "\n  To accept: \(acceptance(.failed))" : ""
    return "Snapshot \"\(name.text)\" \(error)\n  received: \(received)\(offer)"
  }

  func carriageReturnMessage(_ line: Int) -> String {
    """
    The text for snapshot "\(name.text)" has a carriage return in line \(line).

      To fix: end its lines with a line feed only, as those of a snapshot do, or escape it.
    """
  }

  /// Returns the advice on how to make the test write the snapshot, as a command if one suffices.
  private func acceptance(_ wish: SnapshotRecord) -> String {
    decision.acceptance(wish, by: "swift test --filter \(name.filter)")
  }

  private func hint(_ verdict: SnapshotClaims.Verdict) -> String {
    var notes = ""
    if verdict == .changed {
      notes += """

          note: this place asserted another text under this name before, as in a loop or for \
        arguments that look alike; pass a distinct 'named:' for each.
        """
    }
    if let reason = decision.reasonForNever, reason.contains(" ") {
      notes += "\n  note: nothing is recorded, since \(reason)."
    }
    return notes
  }
}
#endif
