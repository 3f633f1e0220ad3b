#if canImport(Testing) && canImport(XCTest)
public import Wireflow
public import WireflowInteraction

/// Expects a script to have the same effect on each wireframe, and compares their presentations
/// with a snapshot.
///
/// On every wireframe, the same events must follow the same action: screens enter and leave, flows
/// start and end, alerts appear. Presentations may differ. They are recorded in one snapshot, with
/// the wireframes side by side and the stage at the end. The snapshot works as in
/// `assertSnapshot(of:)`. Pass at least two wireframes.
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

/// Expects the script in a file to have the same effect on each wireframe.
///
/// Otherwise this function behaves like the variant for scripts. If the file contains no valid
/// script, the test fails.
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
