#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowInteraction

/// Expects a replay of a session to produce the same log and the same screens.
///
/// First, the work of the session continues as far as it can without waiting. Then a new app on the
/// wireframe performs the actions in the session's log, on a manually advanced scheduler. A failure
/// contains unified diffs of the logs and of the final screens.
///
/// The session's log must be complete. The new app needs the session's wireframe, and services that
/// answer like those of the session.
///
///     let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
///     let app = ApplicationController(shopOn: stage) { TabBarWireframe(stage: $0) }
///     app.finishLaunching()
///     app.perform(.tap("Crime"))
///     await expectReplay(of: app) { ApplicationController(shopOn: $0, wireframe: $1) }
@MainActor
public func expectReplay(
  of session: ApplicationController, on wireframe: WireframeVariant = .tabBar,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  makeController: (Stage, WireframeMaker) throws -> ApplicationController
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try await session.expectReplay(at: site) { script in
    try await Replay(of: script, on: wireframe, makeController)
  }
}

extension WindowedApp {
  /// Plays the session of the app again, and records how the replay differs.
  func expectReplay(at site: CallSite, _ replay: (Script) async throws -> Replay) async rethrows {
    await currentStage.scheduler.sleepers.settled()
    let script: Script
    do throws(Replay.Failure) {
      script = try Replay.script(of: log)
    } catch {
      return recordFailure(error.description, at: site)
    }
    if let failure = try await replay(script).failure(besides: self) {
      recordFailure(failure, at: site)
    }
  }
}
#endif
