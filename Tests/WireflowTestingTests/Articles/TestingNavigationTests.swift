import Foundation
import Testing

@testable import WireflowTesting

/// Checks that the article "Testing an app's navigation" shows what is compiled and what comes of it.
struct TestingNavigationTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: ["LoginFlowCoordinator", "LoginTests", "ClubSessionTests", "LoginLeakTests"])
  func showsCodeThatIsCompiled(in name: String) throws {
    let source = try text(of: "\(name).swift")
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("import") || $0.isEmpty }.joined(separator: "\n")

    #expect(try article.contains("```swift\n\(code)```"))
  }

  @Test(arguments: [
    "LoginTests/LoginTests.dismissesAfterADelay",
    "ClubSessionTests/ClubSessionTests.sameHappensOnEveryWireframe-_.visit",
  ])
  func showsTheSnapshot(_ name: String) throws {
    #expect(try article.contains("```\n\(try text(of: "__Snapshots__/\(name).txt"))```"))
  }

  @Test func showsTheSession() throws {
    #expect(try article.contains("```\n\(try text(of: "Sessions/visit.txt"))```"))
  }

  @Test func showsTheFailure() throws {
    let log = try text(of: "__Snapshots__/LoginTests/LoginTests.dismissesAfterADelay.txt")
    var fixture = try SnapshotFixture()
    fixture.name = SnapshotName(
      suites: ["LoginTests"], function: "dismissesAfterADelay()", arguments: [], named: nil)
    try fixture.approve(log)

    let received = log.replacing(
      "  push MembersScreen \"Members\" onto Club\n",
      with: "  present MembersScreen \"Members\" over ClubScreen \"Club\" as sheet\n")
    let message = try #require(fixture.failure(of: received))
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
