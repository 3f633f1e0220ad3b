#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Fails the test once for each law of wireframes that a wireframe breaks.
///
/// The failure names the journey and the step, and compares the expected state with the actual one.
///
/// ```swift
/// @Test @MainActor func keepsTheLaws() {
///   checkWireframe { SidebarWireframe(stage: $0) }
/// }
/// ```
/// - Parameters:
///   - relaxations: the laws that the wireframe breaks on purpose, each with a reason.
///   - fileID: the file ID of the caller.
///   - filePath: the file path of the caller.
///   - line: the line of the caller.
///   - column: the column of the caller.
///   - make: creates the wireframe on a stage, which may have been running for a while.
@MainActor
public func checkWireframe(
  relaxing relaxations: [WireframeRelaxation] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  record(wireframeViolations(relaxing: relaxations, make), at: site)
}
#endif
