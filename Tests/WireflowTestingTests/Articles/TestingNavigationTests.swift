import Foundation
import Testing

@testable import WireflowTesting

/// Checks that the article "Testing an app's navigation" shows the results of its code.
struct TestingNavigationTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: [
    "Sessions/visit", "__Snapshots__/Articles/LoginTests.dismissesAfterADelay",
    "__Snapshots__/Articles/ClubSessionTests.sameHappensOnEveryWireframe-_.visit",
  ])
  func showsTheSessionAndTheSnapshots(_ path: String) throws {
    #expect(try article.contains("```\n\(try text(of: "\(path).txt"))```"))
  }

  @Test func showsTheFailure() throws {
    let log = try text(of: "__Snapshots__/Articles/LoginTests.dismissesAfterADelay.txt")
    var fixture = try SnapshotFixture()
    fixture.name = SnapshotName(
      suites: ["LoginTests"], function: "dismissesAfterADelay()", arguments: [], named: nil)
    try fixture.approve(log)

    let presented = log.replacing(
      "push MembersScreen \"Members\" onto Club",
      with:
        "present MembersScreen \"Members\" over ClubScreen \"Club\" as sheet, dismiss button Done")
    let message = try #require(fixture.failure(of: presented))
      .replacing("<tmp>/__Snapshots__/SnapshotFixture", with: "ClubTests/__Snapshots__/LoginTests")
      .replacing("<tmp>/artifacts/SnapshotFixture", with: "<tmp>/wireflow-snapshots/LoginTests")

    #expect(try article.contains("```\n\(message)\n```"), "\(message)")
  }

  private var article: String {
    get throws {
      let catalogue = "../../../Sources/WireflowTesting/WireflowTesting.docc"
      return try text(of: "\(catalogue)/TestingNavigation.md")
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path).standardized, encoding: .utf8)
  }
}
