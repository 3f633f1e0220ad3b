#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowTesting

/// Fails the test once for each law of backends that a backend breaks.
///
/// The failure names the journey and the step, and compares the expected content with the actual
/// one.
///
/// ```swift
/// @Test @MainActor func showsWhatIsOnStage() async {
///   await checkBackend { scheduler in
///     let backend = WindowBackend(scheduler: scheduler)
///     return BackendUnderTest(backend, picture: { backend.picture })
///   }
/// }
/// ```
///
/// If your backend draws in later turns, pass a `settle` that waits until it has drawn.
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
  for message in failures(of: await backendViolations(make)) {
    recordFailure(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Returns a message for each broken law, with its first violation and the number of other journeys
/// that break it.
func failures(of violations: [ConformanceViolation]) -> [String] {
  var laws: [String] = []
  for violation in violations where !laws.contains(violation.law) { laws.append(violation.law) }
  return laws.map { law in
    let breaches = violations.filter { $0.law == law }
    let others = Set(breaches.map(\.journey)).count - 1
    let more = others > 0 ? "\nOther journeys that show it: \(others)." : ""
    return breaches[0].description + more
  }
}
#endif
