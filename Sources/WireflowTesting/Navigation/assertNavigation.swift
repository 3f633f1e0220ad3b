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
///       await assertNavigation(of: "Shop") { ShopApplication.makeController(wireframe: $0) }
///     }
///
/// The name is that of the app, and of the file in the folder `Navigation` beside the test. The
/// wireframes are those on which it is explored, and the file marks where they differ. The options
/// say what is tried beside the elements on screen, and `record` when the file is written, in the
/// place of the environment. The closure makes the app with services of its own, the same each time.
@MainActor
public func assertNavigation(
  of name: String, on wireframes: [WireframeVariant] = [.tabBar],
  options: ExplorationOptions = .init(), record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  makeController: @escaping @MainActor (any ApplicationWireframe) -> ApplicationController
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = NavigationCheck(
    name: name, wireframes: wireframes, options: options,
    file: SnapshotFile(
      url: site.folder.appendingPathComponent("Navigation/\(name).flow")),
    decision: RecordDecision(
      argument: record, scope: SnapshotScope.record,
      variables: ProcessInfo.processInfo.environment),
    makeController: makeController)
  if let failure = await check.failure() { recordFailure(failure, at: site) }
}

/// One comparison of an app's navigation with its baseline.
@MainActor
struct NavigationCheck {
  let name: String
  let wireframes: [WireframeVariant]
  let options: ExplorationOptions
  let file: SnapshotFile
  let decision: RecordDecision
  let makeController: @MainActor (any ApplicationWireframe) -> ApplicationController

  /// Returns the message of the failure, or nil if nothing has changed.
  func failure() async -> String? {
    do throws(SnapshotFileError) {
      guard let text = try file.read() else { return try await written(accepting: [:]) }
      return try await failure(besides: text)
    } catch {
      return "The navigation of \(name) cannot be compared: \(error)"
    }
  }

  private func failure(besides text: String) async throws(SnapshotFileError) -> String? {
    let old: NavigationBaseline
    do throws(NavigationBaselineError) {
      old = try NavigationBaseline(parsing: text, name: name)
    } catch {
      guard writesDifferent else {
        return "The baseline is no text of this form.\n\n  \(file.url.path):\(error)\(advice)"
      }
      return try await written(accepting: [:])
    }
    let maps = await maps(witnesses: old.witnesses, hunts: false)
    var new = NavigationBaseline(name, maps)
    new.acceptedTraps = old.acceptedTraps
    let drift = NavigationDrift(from: old, to: new)
    if drift.isEmpty { return trapMessage(maps, accepted: old.acceptedTraps) }
    if writesDifferent { return try await written(accepting: old.acceptedTraps) }
    let added = drift.changes.count(where: \.isAdded)
    return """
      The navigation of \(name) is not that of its baseline: \(drift.changes.count - added) lost, \
      \(added) added.\(advice)

      \(drift.text)
      """
  }

  /// Returns the message of the traps that the baseline does not accept, or nil if there are none.
  private func trapMessage(_ maps: [NavigationMap], accepted: [String: String]) -> String? {
    var traps: [String: (trap: NavigationTrap, wireframe: String)] = [:]
    for map in maps {
      for trap in map.traps where accepted[trap.name] == nil && traps[trap.name] == nil {
        traps[trap.name] = (trap, map.wireframe)
      }
    }
    guard !traps.isEmpty else { return nil }
    let texts = traps.values.sorted { $0.trap.name < $1.trap.name }.map { trap, wireframe in
      "\(trap.name) (on \(wireframe))\n  \(trap.sentence)\n"
        + trap.script.map { "    \($0)\n" }.joined()
    }
    return """
      Users of \(name) may fall into \(texts.count == 1 ? "a trap" : "\(texts.count) traps").

        To fix: lead the user out of each, or accept it in the baseline under "accepted" with a
        reason, such as \(traps.keys.sorted()[0]): "..."

      \(texts.joined(separator: "\n"))
      """
  }

  private var writesDifferent: Bool { decision.mode == .failed || decision.mode == .all }

  private var advice: String {
    """


      To accept: WIREFLOW_SNAPSHOT_RECORD=failed swift test, and look at the diff of
      \(file.url.path)
    """
  }

  /// Hunts for what is seldom found, and writes the file.
  private func written(
    accepting traps: [String: String]
  ) async throws(SnapshotFileError) -> String {
    guard decision.mode != .never else {
      return "The navigation of \(name) has no baseline, and \(decision.reason).\(advice)"
    }
    var baseline = NavigationBaseline(name, await maps(witnesses: [:], hunts: true))
    baseline.acceptedTraps = traps
    try file.write(baseline.text)
    return "The navigation of \(name) was written to \(file.url.path). Run the test again."
  }

  private func maps(
    witnesses: [String: [[ExplorationStep]]], hunts: Bool
  ) async -> [NavigationMap] {
    var maps: [NavigationMap] = []
    for variant in wireframes {
      var options = options
      options.witnesses = witnesses[variant.name] ?? []
      if !hunts { options.dryWalks = 0 }
      maps.append(
        await explore(
          on: ExplorableWireframe(variant.name, makeWireframe: variant.makeWireframe),
          options: options, makeController: makeController))
    }
    return maps
  }
}
#endif
