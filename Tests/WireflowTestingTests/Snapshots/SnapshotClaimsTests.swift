import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

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
