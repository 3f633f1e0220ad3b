import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

/// What is recorded; `SnapshotMessageTests` has what is said.
struct SnapshotAssertionTests {
  private let approved = "push home\npop home\n"

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
    #expect(throws: (any Error).self) {
      try unreferencedSnapshots(in: ["/nowhere"], references: references)
    }
  }
}

struct RecordDecisionTests {
  @Test(arguments: [
    "1": true, "true": true, "yes": true, "woodpecker": true, "": false, "0": false,
    "false": false, "NO": false,
  ])
  func recordsNothingInCI(value: String, isCI: Bool) {
    let variables = ["WIREFLOW_SNAPSHOT_RECORD": "all", "CI": value]
    let decision = RecordDecision(argument: nil, scope: nil, variables: variables)
    #expect(decision.mode == (isCI ? .never : .all))
  }

  @Test func takesTheArgumentBeforeTheScopeBeforeTheVariable() {
    func mode(_ argument: SnapshotRecord?, _ scope: SnapshotRecord?) -> SnapshotRecord {
      let variables = ["WIREFLOW_SNAPSHOT_RECORD": "failed"]
      return RecordDecision(argument: argument, scope: scope, variables: variables).mode
    }
    #expect([mode(.all, .never), mode(nil, .never), mode(nil, nil)] == [.all, .never, .failed])
  }
}
