#if canImport(Testing) && canImport(XCTest)
import Foundation
public import Wireflow
public import WireflowExploration

/// Asserts that the whole navigation of an app is like its baseline, a text file beside the test.
///
/// The app is explored breadth first, and along the scripts that the file keeps of what is seldom
/// found, so nothing depends on chance. What was added or lost is a failure, with the shortest
/// script for each line. Written is as with snapshots; only then random walks hunt for what is
/// seldom found.
///
///     @Test func navigatesAsBefore() async {
///       await assertNavigation(of: "Shop") { ApplicationController(shopOn: $0, wireframe: $1) }
///     }
///
/// The name is that of the app, and of the file in the folder `Navigation` beside the test. The
/// wireframes are those on which it is explored, and the file marks where they differ. The options
/// say what is tried beside the elements on screen, and `record` when the file is written, in the
/// place of the environment. The closure makes the app with services of its own, the same each time.
///
/// An app that traps or hangs takes the test run with it. Set `WIREFLOW_NAVIGATION_DIARY=1` and run
/// the test alone: a script that takes longer than 20 s is told at once, and one that has ended the
/// process is told by the next run, which leaves its last step out and compares the rest.
@MainActor
public func assertNavigation(
  of name: String, on wireframes: [WireframeVariant] = [.tabBar],
  options: ExplorationOptions = .init(), record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
) async {
  await assertNavigation(
    of: name, ExplorableApp(makeController: makeController), on: wireframes, options: options,
    record: record, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that the whole navigation of an app with services that outlive it is like its baseline.
///
/// All else is as for an app of which nothing outlives its end.
///
///     @Test func navigatesAsBefore() async {
///       var options = ExplorationOptions()
///       options.includesRestart = true
///       await assertNavigation(of: "Shop", shop, options: options)
///     }
@MainActor
public func assertNavigation(
  of name: String, _ app: ExplorableApp, on wireframes: [WireframeVariant] = [.tabBar],
  options: ExplorationOptions = .init(), record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = NavigationCheck(
    name: name, wireframes: wireframes, options: options,
    file: SnapshotFile(
      url: site.folder.appendingPathComponent("Navigation/\(name).flow")),
    decision: RecordDecision(
      argument: record, scope: SnapshotScope.record,
      variables: ProcessInfo.processInfo.environment),
    app: app,
    keepsDiary: ProcessInfo.processInfo.environment["WIREFLOW_NAVIGATION_DIARY"] == "1")
  let failure = await check.failure { recordFailure($0, at: site) }
  if let failure { recordFailure(failure, at: site) }
}
#endif
