#if canImport(Testing) && canImport(XCTest)
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
      To accept: \(acceptance(.failed))\(note(verdict))

    \(UnifiedDiff(diff, from: "snapshot", to: "received").text(limit: Self.shownLines))
    """
  }

  func missingMessage(_ received: String, _ verdict: SnapshotClaims.Verdict) -> String {
    let reason = decision.mode == .never ? decision.reason : "another text is recorded already"
    return """
      No snapshot "\(name.text)" and recording is off (\(reason)). \
      Record it locally and commit: \(acceptance(.missing))

        snapshot: \(place.approved.shownPath)
        received: \(received)\(note(verdict))
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
    let run = "swift test --filter \(name.filter)"
    let (place, mode): (String, SnapshotRecord)
    switch decision.pin {
    case .argument(let pinned): (place, mode) = ("the call", pinned)
    case .scope(let pinned): (place, mode) = ("withSnapshots or the trait", pinned)
    case nil: return "\(RecordDecision.variable)=\(wish) \(run)"
    }
    if mode == .failed || mode == .all || mode == wish { return run }
    return "take record: .\(mode) from \(place), then \(RecordDecision.variable)=\(wish) \(run)"
  }

  private func note(_ verdict: SnapshotClaims.Verdict) -> String {
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
