import Foundation
import Testing
import Wireflow

@testable import WireflowTesting

/// Checks that the article "Testing an app's navigation" shows the compiled code and its results.
struct TestingNavigationTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: [
    "LoginFlowCoordinator", "LoginTests", "LoginBranchTests", "ClubSessionTests",
    "ClubReplayTests", "LoginLeakTests",
    "TimetableTests",
  ])
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

  @MainActor
  @Test func showsTheFailure() throws {
    let log = try text(of: "__Snapshots__/LoginTests/LoginTests.dismissesAfterADelay.txt")
    var fixture = try SnapshotFixture()
    fixture.name = SnapshotName(
      suites: ["LoginTests"], function: "dismissesAfterADelay()", arguments: [], named: nil)
    try fixture.approve(log)

    let message = try #require(fixture.failure(of: logWhereMembersArePresented))
      .replacing("<tmp>/__Snapshots__/SnapshotFixture", with: "ClubTests/__Snapshots__/LoginTests")
      .replacing("<tmp>/artifacts/SnapshotFixture", with: "<tmp>/wireflow-snapshots/LoginTests")

    #expect(try article.contains("```\n\(message)\n```"), "\(message)")
  }

  @Test func showsTheAttributesOfThisRepository() throws {
    let attributes = "**/__Snapshots__/** text eol=lf"

    #expect(try text(of: "../../../.gitattributes").contains("\n\(attributes)\n"))
    #expect(try article.contains("`\(attributes)`"))
  }

  @MainActor
  private var logWhereMembersArePresented: String {
    let app = AppDriver(
      .off(showSkipped: false),
      on: .init("presenting") { PolicyWireframe(stage: $0, policy: PresentingPolicy()) },
      makeController: ApplicationController.init(clubOn:wireframe:))
    app.tap("Members")
    app.type("sesame", into: "Password")
    app.tap("Enter")
    app.advance(by: .milliseconds(499))
    app.advance(by: .milliseconds(1))
    app.finish()
    return app.log.text
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

/// A tab bar that presents each pushed screen.
private struct PresentingPolicy: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .push(let screen, let sender) = request else {
      return ContainerPolicy(.tabBar).translate(request, in: state)
    }
    return .request(.present(screen, from: sender, style: .automatic, dismissButton: .done))
  }
}
