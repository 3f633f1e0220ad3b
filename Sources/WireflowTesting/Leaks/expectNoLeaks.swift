#if canImport(Testing) && canImport(XCTest)
/// Expects all objects that are tracked in a scope to be gone from memory when it has ended.
///
/// Each that is not is a failure where it was tracked, and so is a scope that tracks nothing.
///
///     expectNoLeaks { tracker in
///       let flow = tracker.track(LoginFlowCoordinator(wireframe))
///       flow.start(from: screen)
///       flow.finish()
///     }
@MainActor
public func expectNoLeaks(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (LeakTracker) throws -> Void
) rethrows {
  let tracker = LeakTracker()
  try body(tracker)
  tracker.report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects all objects that are tracked in an asynchronous scope to be gone when it has ended.
///
/// Tasks that end with the scope get some turns on the main actor to let go; no time passes.
@MainActor
public func expectNoLeaks(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
  let tracker = LeakTracker()
  try await body(tracker)
  for _ in 0..<1_000 where tracker.hasSurvivors { await Task.yield() }
  tracker.report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
#endif
