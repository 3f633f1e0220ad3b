#if canImport(Testing) && canImport(XCTest)
/// The recording settings for the running code.
enum SnapshotScope {
  @TaskLocal static var record: SnapshotRecord?
}

/// Sets when assertions write snapshots during an operation.
///
/// The setting does not reach detached tasks and queues. An argument of the assertion overrides it,
/// and so does `CI`.
///
/// ```swift
/// withSnapshots(record: .failed) {
///   app.assertSnapshot()
/// }
/// ```
public func withSnapshots<Value>(
  record: SnapshotRecord, operation: () throws -> Value
) rethrows -> Value {
  try SnapshotScope.$record.withValue(record, operation: operation)
}

/// Sets when assertions write snapshots during an asynchronous operation.
///
/// The setting does not reach detached tasks and queues. An argument of the assertion overrides it,
/// and so does `CI`.
public func withSnapshots<Value>(
  record: SnapshotRecord, operation: () async throws -> Value
) async rethrows -> Value {
  try await SnapshotScope.$record.withValue(record, operation: operation)
}
#endif
