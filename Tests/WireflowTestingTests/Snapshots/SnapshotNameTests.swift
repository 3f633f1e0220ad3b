import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

struct SnapshotNameTests {
  @Test func `has a raw name, and a/b`() {
    let name = SnapshotName(function: #function, named: nil)
    #expect(name?.text == "SnapshotNameTests.has-a-raw-name-and-a-b")
    #expect(name?.filter == "SnapshotNameTests..has.a.raw.name..and.a.b.")
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
    let name = await Task.detached { SnapshotName(function: "logsIn()", named: nil) }.value

    #expect(name?.text == "logsIn" && name?.filter == "logsIn")
  }

  private func name(of argument: String) -> String {
    SnapshotName(suites: ["T"], function: "t(_:)", arguments: [argument], named: nil).text
  }
}

struct SnapshotPlaceTests {
  private let site = CallSite(
    fileID: "ShopTests/LoginTests.swift", filePath: "/shop/Tests/LoginTests.swift", line: 1,
    column: 1)

  @Test func isBesideTheTestOrWhereTheCallAndTheVariablesSay() {
    #expect(place().approved.path == "/shop/Tests/__Snapshots__/LoginTests/a.txt")
    #expect(place("../Logs").approved.path == "/shop/Logs/LoginTests/a.txt")
    #expect(place("/logs").approved.path == "/logs/LoginTests/a.txt")
    #expect(
      place().received?.path.hasSuffix("/wireflow-snapshots/LoginTests/a.received.txt") == true)
    #expect(place(ci: "true").received == nil)
    #expect(place(artifacts: "", ci: "1").received == nil)
    #expect(place(artifacts: "/shop/Tests/__Snapshots__", ci: "1").received == nil)
    for ci in [nil, "1"] {
      let received = place(artifacts: "/out", ci: ci).received
      #expect(received?.path == "/out/LoginTests/a.received.txt")
    }
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
