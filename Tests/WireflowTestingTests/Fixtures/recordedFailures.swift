import Foundation
import Testing

@testable import WireflowTesting

/// A failure that a test records on purpose, to look at it.
struct RecordedFailure: Hashable, Sendable {
  let message: String
  let line: Int

  /// The first line, which is alone in many tools.
  var headline: String { String(message.prefix { $0 != "\n" }) }

  /// Whether it says that something breaks a law.
  func isBreach(of law: String, by subject: String) -> Bool {
    message.hasPrefix("\(subject) breaks the law \"\(law)\", ")
  }
}

/// Returns the failures that are recorded meanwhile, which do not fail the test.
@MainActor
func recordedFailures(_ body: @MainActor () async -> Void) async -> [RecordedFailure] {
  await recorded(.failure, body)
}

/// Returns the failures or the warnings that are recorded meanwhile, which the test does not show.
@MainActor
func recorded(
  _ kind: FailureListener.Kind, _ body: @MainActor () async -> Void
) async -> [RecordedFailure] {
  let failures = Locked<[RecordedFailure]>([])
  let listener = FailureListener { heard, message, site in
    guard heard == kind else { return }
    let failure = RecordedFailure(message: message, line: site.sourceLocation.line)
    failures.withLock { $0.append(failure) }
  }
  await FailureListener.$current.withValue(listener) { await body() }
  return failures.withLock { $0 }
}
