#if canImport(Testing) && canImport(XCTest)
public import Wireflow
public import WireflowInteraction

/// Expects a script to come to the same on each wireframe, and pins how each of them shows it.
///
/// What happens must be equal, and when: the screens that come and go, the flows that start and
/// end, the questions that are asked, each under the same action. How that is shown differs, and is
/// kept in one snapshot with the wireframes side by side and what is on stage at the end, which is
/// written and compared as by `assertSnapshot(of:)`. At least two wireframes are needed.
///
///     await expectEquivalent(script, on: [.tabBar, .hamburger, .split]) {
///       ApplicationController(shopOn: $0, wireframe: $1)
///     }
@MainActor
public func expectEquivalent(
  _ script: Script, on wireframes: [WireframeVariant], named: String? = nil,
  record: SnapshotRecord? = nil, directory: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, makeController: (Stage, WireframeMaker) throws -> ApplicationController
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  var performances: [Performance] = []
  for wireframe in wireframes {
    performances.append(try await Performance(of: script, on: wireframe, makeController))
  }
  for message in Performance.failures(of: performances, of: script) {
    recordFailure(message, at: site)
  }
  assertSnapshot(
    of: SideBySide(performances.map { ($0.wireframe, $0.log + $0.ending) }).text, named: named,
    record: record,
    directory: directory, fileID: fileID, filePath: filePath, function: function, line: line,
    column: column)
}

/// Expects the script in a file to come to the same on each wireframe.
///
/// All is as with a script; a file that is none is a failure.
@MainActor
public func expectEquivalent(
  _ file: ScriptFile, on wireframes: [WireframeVariant], named: String? = nil,
  record: SnapshotRecord? = nil, directory: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, makeController: (Stage, WireframeMaker) throws -> ApplicationController
) async rethrows {
  let script: Script
  do throws(ScriptFile.Failure) {
    script = try file.script()
  } catch {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return recordFailure(error.description, at: site)
  }
  try await expectEquivalent(
    script, on: wireframes, named: named, record: record, directory: directory, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column,
    makeController: makeController)
}
#endif
