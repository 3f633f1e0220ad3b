#if canImport(Testing) && canImport(XCTest)
public import Testing

/// A trait that sets when a test or a suite writes its snapshots.
public struct FlowSnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The choice of when tests write snapshots.
  public let record: SnapshotRecord

  /// True, because the trait also applies to nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: record, operation: function)
  }
}

extension Trait where Self == FlowSnapshotTrait {
  /// Sets when a test or a suite writes its snapshots.
  ///
  /// ```swift
  /// @Suite(.flowSnapshots(record: .failed))
  /// @MainActor
  /// struct LoginTests {}
  /// ```
  public static func flowSnapshots(record: SnapshotRecord) -> Self {
    FlowSnapshotTrait(record: record)
  }
}
#endif
