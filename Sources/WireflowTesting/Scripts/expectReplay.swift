#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowInteraction

/// Expects a session to come to the same log and to the same screens when it is played again.
///
/// What the session has begun goes on as far as it can without waiting. Then the actions in its log
/// are played in a fresh app on the wireframe, in time that is moved by hand. What differs is one
/// failure with a unified diff of the logs and one of what is on stage.
///
/// The session's log needs all lines from the beginning on, and the fresh app the wireframe of the
/// session and services that answer as those of the session did.
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
