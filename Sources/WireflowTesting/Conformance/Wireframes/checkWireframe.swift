#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Fails the test for each law that a wireframe breaks, of those that hold for any wireframe.
///
/// The failure says on which journey, at which step, what should have come and what came.
///
/// ```swift
/// @Test @MainActor func keepsTheLaws() {
///   checkWireframe { SidebarWireframe(stage: $0) }
/// }
/// ```
/// - Parameters:
///   - relaxations: laws that the wireframe does not keep on purpose, one by one with a reason.
///   - fileID: the caller's.
///   - filePath: the caller's.
///   - line: the caller's.
///   - column: the caller's.
///   - make: makes the wireframe on a stage, also on one that has run for a while.
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
