import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

struct SnapshotAssertionTests {
  private let approved = "push home\npush login animated\npresent sheet otp\ndismiss sheet otp\n"
  private let changed = "push home\npush login animated\npresent sheet otp\npop login\n"

  @Test func passesWhereTheBytesAreTheSame() throws {
    let fixture = try SnapshotFixture(["CI": "1"])
    try fixture.approve(approved)

    #expect(fixture.failure(of: approved) == nil)
    #expect(fixture.failure(of: String(approved.dropLast())) == nil)
    #expect(fixture.folder.files == [fixture.snapshot])
  }

  @Test func writesNothingInCIWhereNoVariableNamesAFolder() throws {
    let fixture = try SnapshotFixture(["CI": "1"], keepsReceived: false)
    try fixture.approve(approved)

    let message = fixture.failure(of: changed)

    #expect(
      message?.contains(
        """

          received: not kept, since this is CI: let WIREFLOW_SNAPSHOT_ARTIFACTS name a folder

        """) == true)
    #expect(fixture.folder.files == [fixture.snapshot])
  }

  @Test func tellsWhatDiffersWhereAndHowToAcceptIt() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve(approved)

    #expect(
      fixture.failure(of: changed) == """
        Presentation log does not match snapshot "LoginTests.logsIn" \
        (1 line removed, 1 added; first difference at line 4).

          snapshot: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
          received: <tmp>/artifacts/SnapshotFixture/LoginTests.logsIn.received.txt
          To accept: WIREFLOW_SNAPSHOT_RECORD=failed swift test --filter LoginTests.logsIn

        --- snapshot
        +++ received
        @@ -1,4 +1,4 @@
         push home
         push login animated
         present sheet otp
        -dismiss sheet otp
        +pop login
        """)
    #expect(fixture.text(fixture.snapshot) == approved)
    #expect(fixture.text(fixture.received) == changed)
  }

  @Test func showsTwoHundredLinesOfADifference() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve(approved)

    let message = fixture.failure(of: (1...500).map { "line \($0)\n" }.joined())

    #expect(message?.hasSuffix("\n… 307 more lines, see received") == true)
  }

  @Test(arguments: SnapshotRecord.allCases, [nil, "push home\n"])
  func failsForEachWriteAndPassesOnceWritten(mode: SnapshotRecord, old: String?) throws {
    let fixture = try SnapshotFixture(["WIREFLOW_SNAPSHOT_RECORD": mode.rawValue])
    if let old { try fixture.approve(old) }
    let writes = mode == .failed || mode == .all || (mode == .missing && old == nil)

    #expect(
      fixture.failure(of: approved)?.hasPrefix("Recorded snapshot") == (writes ? true : false))
    #expect(fixture.text(fixture.snapshot) == (writes ? approved : old))
    #expect((fixture.failure(of: approved) == nil) == writes)
  }

  @Test(arguments: SnapshotRecord.allCases, [nil, "push home\n"])
  func writesNoSnapshotInCI(mode: SnapshotRecord, old: String?) throws {
    let fixture = try SnapshotFixture(["CI": "true", "WIREFLOW_SNAPSHOT_RECORD": mode.rawValue])
    if let old { try fixture.approve(old) }

    #expect(fixture.failure(of: approved, record: mode, scope: mode) != nil)
    #expect(fixture.text(fixture.snapshot) == old)
    #expect(fixture.text(fixture.received) == approved)
  }

  @Test func saysHowToRecordWhatIsMissing() throws {
    let fixture = try SnapshotFixture(["CI": "1"])

    #expect(
      fixture.failure(of: approved) == """
        No snapshot "LoginTests.logsIn" and recording is off (CI). Record it locally and commit: \
        WIREFLOW_SNAPSHOT_RECORD=missing swift test --filter LoginTests.logsIn

          snapshot: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
          received: <tmp>/artifacts/SnapshotFixture/LoginTests.logsIn.received.txt
        """)
  }

  @Test func saysWhatItRecorded() throws {
    let fixture = try SnapshotFixture()

    #expect(
      fixture.failure(of: approved) == """
        Recorded snapshot "LoginTests.logsIn" for the first time. Look at it, and run the test again.

          snapshot: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
        """)
    #expect(
      fixture.failure(of: changed, record: .all, line: 1)?.hasPrefix("Recorded") == false,
      "One place must not write two texts.")
  }

  /// An argument of the call or a scope around it beats the variable, which alone has no effect.
  @Test func offersACommandThatWorksWhereTheCallDecides() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve(approved)

    let pinned = fixture.failure(of: changed, record: .never)
    let scoped = fixture.failure(of: changed, scope: .missing)
    let willing = try SnapshotFixture(["CI": "1"]).failure(of: changed, record: .all)

    let command = "WIREFLOW_SNAPSHOT_RECORD=failed swift test --filter LoginTests.logsIn\n"
    #expect(pinned?.contains("take record: .never from the call, then \(command)") == true)
    #expect(
      scoped?.contains("take record: .missing from withSnapshots or the trait, then \(command)")
        == true)
    #expect(willing?.contains("commit: swift test --filter LoginTests.logsIn\n") == true)
  }

  @Test func namesAnUnknownMode() throws {
    let fixture = try SnapshotFixture(["WIREFLOW_SNAPSHOT_RECORD": "bogus"])
    try fixture.approve(approved)

    let message = fixture.failure(of: changed, record: .all)

    #expect(
      message?.contains(
        "  note: nothing is recorded, since WIREFLOW_SNAPSHOT_RECORD=bogus is none of never, "
          + "missing, failed, all.") == true)
    #expect(fixture.text(fixture.snapshot) == approved)
  }

  @Test func neverPutsTheReceivedTextBesideTheSnapshot() throws {
    var fixture = try SnapshotFixture()
    fixture.variables["WIREFLOW_SNAPSHOT_ARTIFACTS"] =
      fixture.folder.url.appending(path: "__Snapshots__").path
    try fixture.approve(approved)

    #expect(fixture.failure(of: changed) != nil)
    #expect(fixture.folder.files == [fixture.snapshot])
  }
}

struct RecordDecisionTests {
  @Test func recordsWhatIsMissingIfNobodySaysOtherwise() {
    #expect(decision().mode == .missing)
    #expect(decision("").mode == .missing)
  }

  @Test(arguments: SnapshotRecord.allCases)
  func takesTheArgumentBeforeTheScopeBeforeTheVariable(mode: SnapshotRecord) {
    #expect(decision("\(mode)").mode == mode)
    #expect(decision("failed", scope: mode).mode == mode)
    #expect(decision("failed", argument: mode, scope: .failed).mode == mode)
  }

  @Test(arguments: SnapshotRecord.allCases, ["1", "true", "yes", "woodpecker"])
  func recordsNothingInCIWhoeverAsksForIt(mode: SnapshotRecord, value: String) {
    let decision = decision("\(mode)", argument: mode, scope: mode, ci: value)

    #expect(decision.mode == .never)
    #expect(decision.reason == "CI")
  }

  @Test(arguments: ["", "0", "false", "NO"])
  func isNotInCIWhereTheVariableSaysNo(value: String) {
    #expect(decision("all", ci: value).mode == .all)
  }

  @Test func recordsNothingForAnUnknownValueAndNamesIt() {
    let decision = decision("bogus", argument: .all)

    #expect(decision.mode == .never)
    #expect(
      decision.reason
        == "WIREFLOW_SNAPSHOT_RECORD=bogus is none of never, missing, failed, all")
  }

  @Test func saysWhoForbidsToRecord() {
    #expect(decision("never").reason == "WIREFLOW_SNAPSHOT_RECORD=never")
    #expect(decision(argument: .never).reason == "the call has record: .never")
    #expect(decision(scope: .never).reason == "withSnapshots or a trait has record: .never")
  }

  private func decision(
    _ value: String? = nil, argument: SnapshotRecord? = nil, scope: SnapshotRecord? = nil,
    ci: String? = nil
  ) -> RecordDecision {
    var variables: [String: String] = [:]
    variables["WIREFLOW_SNAPSHOT_RECORD"] = value
    variables["CI"] = ci
    return RecordDecision(argument: argument, scope: scope, variables: variables)
  }
}

struct SnapshotClaimsTests {
  @Test func namesBothPlacesThatAssertOneSnapshot() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve("a\n")

    #expect(fixture.failure(of: "a\n", line: 3) == nil)
    #expect(
      fixture.failure(of: "a\n", line: 9) == """
        Two places assert the snapshot "LoginTests.logsIn": \
        WireflowTestingTests/SnapshotFixture.swift:3:1 and \
        WireflowTestingTests/SnapshotFixture.swift:9:1.

          snapshot: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
          To fix: pass a distinct 'named:' in one of them.
        """)
  }

  @Test func letsOnePlaceAssertASnapshotAgainAndAgain() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve("a\n")

    #expect((1...10).allSatisfy { _ in fixture.failure(of: "a\n") == nil })
  }

  @Test func letsARetrySucceed() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve("a\n")

    #expect(fixture.failure(of: "b\n") != nil)
    #expect(fixture.failure(of: "a\n") == nil)
  }

  @Test(arguments: SnapshotRecord.allCases)
  func doesNotWriteSeveralTextsForOnePlace(mode: SnapshotRecord) throws {
    let fixture = try SnapshotFixture(["WIREFLOW_SNAPSHOT_RECORD": mode.rawValue])

    let messages = ["a\n", "b\n", "c\n"].map { fixture.failure(of: $0) }

    #expect(fixture.text(fixture.snapshot) == (mode == .never ? nil : "a\n"))
    #expect(
      messages.dropFirst().allSatisfy {
        $0?.contains("note: this place asserted another text under this name before") == true
      })
  }

  @Test func seesThatNamesDifferOnlyByCapitals() throws {
    var fixture = try SnapshotFixture()
    try fixture.approve("a\n")
    #expect(fixture.failure(of: "a\n", line: 1) == nil)

    fixture.name = SnapshotName(
      suites: ["loginTests"], function: "logsIn()", arguments: [], named: nil)

    #expect(fixture.failure(of: "a\n", line: 2)?.hasPrefix("Two places assert") == true)
  }

  @Test func listsWhatIsAsserted() throws {
    var fixture = try SnapshotFixture()
    let references = fixture.folder.url.appending(path: "references").path
    fixture.variables["WIREFLOW_SNAPSHOT_REFERENCES"] = references
    try fixture.approve("a\n")
    let left = fixture.folder.url.appending(path: "__Snapshots__/SnapshotFixture/Gone.old.txt")
    try Data().write(to: left)

    #expect(fixture.failure(of: "a\n") == nil)
    #expect(fixture.failure(of: "b\n") != nil)

    let line = "<tmp>/\(fixture.snapshot)\tWireflowTestingTests/SnapshotFixture.swift:1:1\n"
    #expect(
      fixture.text("references")?.replacing(fixture.folder.url.path, with: "<tmp>") == line + line)
    #expect(
      try unreferencedSnapshots(in: [fixture.folder.url.path], references: references)
        == [left.path])
  }

  @Test func findsNothingInAFolderThatIsNone() throws {
    let folder = try TemporaryFolder()
    let references = folder.url.appending(path: "references").path
    try Data().write(to: URL(fileURLWithPath: references))

    #expect(throws: (any Error).self) {
      try unreferencedSnapshots(
        in: [folder.url.appending(path: "Nowhere").path], references: references)
    }
  }
}
