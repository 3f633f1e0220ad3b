#if canImport(Testing) && canImport(XCTest)
/// The settings of recording for the code that runs now.
enum SnapshotScope {
  @TaskLocal static var record: SnapshotRecord?
}

/// Decides when snapshots are written while an operation runs.
///
/// An argument of the assertion takes precedence, and so does `CI`. It does not reach into detached
/// tasks and queues.
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

/// Decides when snapshots are written while an asynchronous operation runs.
///
/// An argument of the assertion takes precedence, and so does `CI`. It does not reach into detached
/// tasks and queues.
public func withSnapshots<Value>(
  record: SnapshotRecord, operation: () async throws -> Value
) async rethrows -> Value {
  try await SnapshotScope.$record.withValue(record, operation: operation)
}
#endif
