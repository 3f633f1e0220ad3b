import Testing

@testable import WireflowTesting

/// A failure is recorded once, at the line of the call.
///
/// Each test leaves a known issue, which would puzzle somebody's first run of all tests.
@Suite(.enabled(if: KnownIssues.areShown))
struct RecordFailureTests {
  private let site = CallSite(
    fileID: "AppTests/LoginTests.swift", filePath: "/app/Tests/LoginTests.swift", line: 7,
    column: 3)

  private func isOurs(_ issue: Issue) -> Bool {
    issue.comments.map(\.rawValue) == ["It broke.\n  in two lines"]
      && issue.sourceLocation
        == SourceLocation(
          fileID: "AppTests/LoginTests.swift", filePath: "/app/Tests/LoginTests.swift", line: 7,
          column: 3)
  }

  @Test func failsTheTestThatRunsOnce() async {
    await confirmation(expectedCount: 2) { confirm in
      await withKnownIssue {
        recordFailure("It broke.\n  in two lines", at: site)
        await Task { recordFailure("It broke.\n  in two lines", at: site) }.value
      } matching: {
        confirm()
        return isOurs($0)
      }
    }
  }

  /// Where nothing tells which test runs, the failure is still no silence.
  @Test func failsInADetachedTask() async {
    await Task.detached {
      #expect(Test.current == nil)
      withKnownIssue {
        recordFailure("It broke.\n  in two lines", at: site)
      } matching: {
        isOurs($0)
      }
    }.value
  }
}
