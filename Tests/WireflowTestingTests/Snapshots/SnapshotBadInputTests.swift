import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

/// Each is a failure that says what, where and how to fix it.
struct SnapshotBadInputTests {
  @Test func aSnapshotWithCarriageReturns() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve("push home\npop\r\n")

    #expect(
      fixture.failure(of: "push home\npop\n") == """
        Snapshot "LoginTests.logsIn" has a carriage return in line 2, but its lines must end with \
        a line feed only.

          file: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
          To fix: add the line `**/__Snapshots__/** text eol=lf` to .gitattributes and check the \
        file out again, or record it again.
          received: <tmp>/artifacts/SnapshotFixture/LoginTests.logsIn.received.txt
          To accept: WIREFLOW_SNAPSHOT_RECORD=failed swift test --filter LoginTests.logsIn
        """)
  }

  @Test func aSnapshotThatIsNotUTF8() throws {
    let fixture = try SnapshotFixture()
    try fixture.approve(Data("one\ntwo\n".utf8) + [0xFF, 0x0A])

    #expect(
      fixture.failure(of: "one\n") == """
        Snapshot "LoginTests.logsIn" is not UTF-8 in line 3.

          file: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
          To fix: save it as UTF-8, or record it again.
          received: <tmp>/artifacts/SnapshotFixture/LoginTests.logsIn.received.txt
          To accept: WIREFLOW_SNAPSHOT_RECORD=failed swift test --filter LoginTests.logsIn
        """)
  }

  @Test(arguments: [Data("a\r\n".utf8), Data([0xFF])])
  func isMendedByRecordingAnew(bytes: Data) throws {
    let fixture = try SnapshotFixture(["WIREFLOW_SNAPSHOT_RECORD": "failed"])
    try fixture.approve(bytes)

    #expect(fixture.failure(of: "a\n")?.hasPrefix("Recorded snapshot") == true)
    #expect(fixture.failure(of: "a\n") == nil)
  }

  @Test(arguments: SnapshotRecord.allCases)
  func aFolderInPlaceOfASnapshot(mode: SnapshotRecord) throws {
    let fixture = try SnapshotFixture()
    try FileManager.default.createDirectory(
      at: fixture.folder.url.appending(path: fixture.snapshot), withIntermediateDirectories: true)

    let message = fixture.failure(of: "a\n", record: mode)

    #expect(message?.hasPrefix("Snapshot \"LoginTests.logsIn\" cannot be read: ") == true)
    #expect(
      message?.hasSuffix(
        """


          file: <tmp>/__Snapshots__/SnapshotFixture/LoginTests.logsIn.txt
          To fix: make it a file that this user may read, or remove it and record it again.
          received: <tmp>/artifacts/SnapshotFixture/LoginTests.logsIn.received.txt
        """) == true)
  }

  @Test func aFileInPlaceOfTheFolder() throws {
    let fixture = try SnapshotFixture()
    try Data().write(to: fixture.folder.url.appending(path: "__Snapshots__"))

    let message = fixture.failure(of: "a\n")

    #expect(message?.hasPrefix("Snapshot \"LoginTests.logsIn\" cannot be ") == true)
    #expect(message?.contains("To fix: ") == true)
    #expect(fixture.text(fixture.received) == "a\n")
  }

  @Test func aFolderOfArtifactsThatCannotBeWritten() throws {
    let fixture = try SnapshotFixture()
    try Data().write(to: fixture.folder.url.appending(path: "artifacts"))
    try fixture.approve("a\n")

    let message = fixture.failure(of: "b\n")

    #expect(
      message?.contains(
        "received: (<tmp>/artifacts/SnapshotFixture/LoginTests.logsIn.received.txt cannot be written)"
      ) == true)
  }

  @Test func aReceivedTextWithACarriageReturn() throws {
    let fixture = try SnapshotFixture()

    #expect(
      fixture.failure(of: "one\ntwo\r\n") == """
        The text for snapshot "LoginTests.logsIn" has a carriage return in line 2.

          To fix: end its lines with a line feed only, as those of a snapshot do, or escape it.
        """)
    #expect(fixture.folder.files == [])
  }

  @Test func referencesThatCannotBeWritten() throws {
    var fixture = try SnapshotFixture()
    fixture.variables["WIREFLOW_SNAPSHOT_REFERENCES"] = fixture.folder.url.path
    try fixture.approve("a\n")

    let message = fixture.failure(of: "a\n")

    #expect(message?.hasPrefix("The list of asserted snapshots cannot be written: ") == true)
  }

  @Test func aPlaceThatCannotBe() {
    let site = CallSite(fileID: "nowhere", filePath: "", line: 0, column: 0)

    #expect(site.sourceLocation.line == 1)
  }
}
