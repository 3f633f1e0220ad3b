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

struct SnapshotNameTests {
  struct Inner {
    @Test func hasTheSuitesAroundATest() {
      #expect(current()?.text == "SnapshotNameTests.Inner.hasTheSuitesAroundATest")
      #expect(current()?.filter == "SnapshotNameTests.Inner.hasTheSuitesAroundATest")
    }
  }

  @Test func `has a raw name, and a/b`() {
    #expect(current()?.text == "SnapshotNameTests.has-a-raw-name-and-a-b")
    #expect(current()?.filter == "SnapshotNameTests..has.a.raw.name..and.a.b.")
  }

  @Test(arguments: [1, -1])
  func hasTheArguments(_ number: Int) {
    #expect(current()?.text == "SnapshotNameTests.hasTheArguments-_.\(number)")
  }

  @Test(arguments: ["crime"], [1.5])
  func hasSeveralArguments(_ text: String, times: Double) {
    #expect(current()?.text == "SnapshotNameTests.hasSeveralArguments-_-times.crime,1.5")
  }

  @Test func addsWhatTheCallAdds() {
    #expect(
      current(named: "after login/2")?.text == "SnapshotNameTests.addsWhatTheCallAdds.after-login-2"
    )
  }

  @Test func tellsArgumentsApartThatLookAlikeInAName() {
    let names = ["a b", "a-b", "a/b", "", "\u{1F600}", "\u{1F601}"].map(name(of:))

    #expect(names.prefix(2) == ["T.t-_.a-b~10a3f9f2", "T.t-_.a-b"])
    #expect(Set(names).count == names.count)
  }

  @Test func isShortEnoughForAFile() {
    let names = ["a", "b"].map { name(of: String(repeating: "é", count: 500) + $0) }
    let long = SnapshotName(
      suites: [String(repeating: "S", count: 300)], function: "t()", arguments: [], named: "x")

    #expect((names + [long.text]).allSatisfy { $0.utf8.count <= 160 })
    #expect(names[0] != names[1])
  }

  @Test func hasOnlyTheFunctionOutsideOfATest() async {
    let name = await Task.detached { current() }.value

    #expect(name?.text == "hasOnlyTheFunctionOutsideOfATest")
    #expect(name?.filter == "hasOnlyTheFunctionOutsideOfATest")
  }

  private func name(of argument: String) -> String {
    SnapshotName(suites: ["T"], function: "t(_:)", arguments: [argument], named: nil).text
  }
}

private func current(named: String? = nil, function: String = #function) -> SnapshotName? {
  SnapshotName(function: function, named: named)
}

struct SnapshotPlaceTests {
  private let site = CallSite(
    fileID: "ShopTests/LoginTests.swift", filePath: "/shop/Tests/LoginTests.swift", line: 1,
    column: 1)

  @Test func isBesideTheTest() {
    #expect(place().approved.path == "/shop/Tests/__Snapshots__/LoginTests/a.txt")
    #expect(
      place().received?.path.hasSuffix("/wireflow-snapshots/LoginTests/a.received.txt") == true)
  }

  @Test func isWhereTheCallSays() {
    #expect(place("../Logs").approved.path == "/shop/Logs/LoginTests/a.txt")
    #expect(place("/logs").approved.path == "/logs/LoginTests/a.txt")
  }

  @Test func putsWhatIsReceivedAmongTheArtifacts() {
    #expect(place(artifacts: "/out").received?.path == "/out/LoginTests/a.received.txt")
  }

  @Test func keepsWhatIsReceivedInCIOnlyWhereAVariableSaysSo() {
    #expect(place(ci: "true").received == nil)
    #expect(place(artifacts: "", ci: "1").received == nil)
    #expect(place(artifacts: "/shop/Tests/__Snapshots__", ci: "1").received == nil)
    #expect(place(artifacts: "/out", ci: "1").received?.path == "/out/LoginTests/a.received.txt")
  }

  private func place(
    _ directory: String? = nil, artifacts: String? = nil, ci: String? = nil
  ) -> SnapshotPlace {
    var variables: [String: String] = [:]
    variables["CI"] = ci
    variables["WIREFLOW_SNAPSHOT_ARTIFACTS"] = artifacts
    return SnapshotPlace(name: "a", site: site, directory: directory, variables: variables)
  }
}
