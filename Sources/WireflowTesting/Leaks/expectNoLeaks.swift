#if canImport(Testing) && canImport(XCTest)
/// Expects all objects that are tracked in a scope to be deallocated when it ends.
///
/// The test fails for each leaked object, at the line that tracked it. It also fails if the scope
/// tracks nothing.
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

/// Expects all objects that are tracked in an asynchronous scope to be deallocated when it ends.
///
/// Tasks that end with the scope get a few turns of the main actor to release their objects. No
/// time passes.
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
