#if canImport(Testing) && canImport(XCTest)
import Foundation

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
    guard !writesDifferent || verdict != .free else {
      return write(text, "anew (\(diff.summary))")
    }
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
#endif
