#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Fails the test once for each law of backends that a backend breaks.
///
/// The failure names the journey and the step, and compares the expected content with the actual
/// one.
///
/// ```swift
/// @Test @MainActor func showsWhatIsOnStage() {
///   checkBackend { scheduler in
///     let backend = WindowBackend(scheduler: scheduler)
///     return BackendUnderTest(backend, picture: { backend.picture })
///   }
/// }
/// ```
/// - Parameters:
///   - fileID: the file ID of the caller.
///   - filePath: the file path of the caller.
///   - line: the line of the caller.
///   - column: the column of the caller.
///   - make: creates a backend on a scheduler that the suite advances, without keeping a reference
///     to it.
@MainActor
public func checkBackend(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  record(backendViolations(make), at: site)
}

/// Fails the test in the same way, and waits for work that a backend does in later turns.
///
/// ```swift
/// @Test @MainActor func showsWhatIsOnStage() async {
///   await checkBackend { scheduler in
///     let backend = WindowBackend(scheduler: scheduler)
///     return BackendUnderTest(
///       backend, picture: { backend.picture }, settleLater: { await backend.drawn() })
///   }
/// }
/// ```
/// - Parameters:
///   - fileID: the file ID of the caller.
///   - filePath: the file path of the caller.
///   - line: the line of the caller.
///   - column: the column of the caller.
///   - make: creates a backend on a scheduler that the suite advances, without keeping a reference
///     to it.
@MainActor
public func checkBackend(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  record(await backendViolations(make), at: site)
}
#endif
