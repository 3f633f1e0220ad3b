import Foundation
import Testing

@testable import WireflowTesting

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
