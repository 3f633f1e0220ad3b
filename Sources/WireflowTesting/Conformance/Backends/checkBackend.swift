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

/// Fails the running test once for each broken law, with its first violation and the names of the
/// other journeys that break it.
func record(_ violations: [ConformanceViolation], at site: CallSite) {
  var laws: [String] = []
  for violation in violations where !laws.contains(violation.law) { laws.append(violation.law) }
  for law in laws {
    let breaches = violations.filter { $0.law == law }
    var journeys: [String] = []
    for breach in breaches where !journeys.contains(breach.journey) {
      journeys.append(breach.journey)
    }
    var message = breaches[0].description
    if journeys.count > 1 {
      let named = journeys.dropFirst().prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      message += "\nThe same law is broken on the journeys \(named)"
      message += journeys.count > 6 ? " and \(journeys.count - 6) more." : "."
    }
    recordFailure(message, at: site)
  }
}
#endif
