#if canImport(Testing) && canImport(XCTest)
import Foundation
public import Wireflow
public import WireflowExploration

/// Asserts that the complete navigation of an app matches its baseline, a text file beside the
/// test.
///
/// The exploration is breadth first, and also follows the scripts of a second file, which show rare
/// results. It therefore never depends on chance. The test fails if something was added or lost. The
/// failure lists the steps that cause the differences, each with a script.
///
/// The baseline is written under the same conditions as a snapshot. The mode ``SnapshotRecord/failed``
/// accepts the reported lines. A missing baseline and the mode ``SnapshotRecord/all`` also hunt for rare
/// results, for the length that the options set. `WIREFLOW_HUNT=60s swift test` hunts for a minute on
/// each wireframe, and adds its findings to the baseline. Lines on standard error say how far a long
/// check is, unless the options have a closure for the progress.
///
///     @Test func navigatesAsBefore() async {
///       await assertNavigation(of: "Shop") { ApplicationController(shopOn: $0, wireframe: $1) }
///     }
///
/// The parameters have the following meaning:
///
/// - The name is the name of the app, and of its file in the folder `Navigation` beside the test.
/// - The app is explored on each of the wireframes, and the file marks the differences between
///   them.
/// - The options add actions beyond the elements on the screen.
/// - The argument `record` replaces the environment variable that decides when to write the file.
/// - The closure creates the app with services of its own, in the same state each time.
///
/// If the app crashes or hangs, it stops the test run. To find the cause, set
/// `WIREFLOW_NAVIGATION_DIARY=1` and run the test alone. The test then reports a script that takes
/// over 20 s immediately. It reports a crash on the next run, which skips the crashing step and
/// compares the rest.
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

/// Asserts that the complete navigation of an app whose services outlive it matches its baseline.
///
/// Otherwise this function behaves like the variant for apps without such services.
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
    hunt: ProcessInfo.processInfo.environment["WIREFLOW_HUNT"].flatMap { HuntLength(parsing: $0) },
    keepsDiary: ProcessInfo.processInfo.environment["WIREFLOW_NAVIGATION_DIARY"] == "1",
    lines: ProgressLines(of: name))
  let failure = await check.failure { recordFailure($0, at: site) }
  if let failure { recordFailure(failure, at: site) }
}
#endif
