import Foundation
import Testing

@testable import WireflowTesting

/// A failure that a test records on purpose, to look at it.
struct RecordedFailure: Hashable, Sendable {
  let message: String
  let line: Int

  /// The first line, which stands alone in many tools.
  var headline: String { String(message.prefix { $0 != "\n" }) }
}

/// Returns the failures that are recorded meanwhile, which do not fail the test.
@MainActor
func recordedFailures(_ body: @MainActor () async -> Void) async -> [RecordedFailure] {
  let failures = Locked<[RecordedFailure]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    guard issue.severity == .error else { return false }
    let message = issue.comments.map(\.rawValue).joined(separator: "\n")
    let failure = RecordedFailure(message: message, line: issue.sourceLocation?.line ?? 0)
    failures.withLock { $0.append(failure) }
    return true
  }
  return failures.withLock { $0 }
}
