#if canImport(Testing) && canImport(XCTest)
import Foundation
public import Wireflow
public import WireflowInteraction

/// A script in a file beside a test, which is read only when needed.
public struct ScriptFile: Sendable, CustomStringConvertible {
  /// A reason why the script is not available.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// A message that says where the error is and how to fix it.
    public let description: String
  }

  /// The name of the file without its extension, which is also part of the names of snapshots.
  public let name: String
  private let read: @Sendable () throws(Failure) -> Script

  /// The name.
  public var description: String { name }

  /// Reads the script, or throws a list of all its errors.
  public func script() throws(Failure) -> Script { try read() }

  init(name: String, read: @escaping @Sendable () throws(Failure) -> Script) {
    self.name = name
    self.read = read
  }

  init(text: String, name: String) {
    self.init(name: name) { () throws(Failure) in try Self.parse(text, name: name) }
  }

  init(url: URL) {
    self.init(name: url.deletingPathExtension().lastPathComponent) { () throws(Failure) in
      let data: Data
      do {
        data = try Data(contentsOf: url)
      } catch {
        throw Failure(
          description: """
            The script \(url.shownPath) cannot be read: \(error.localizedDescription)

              To fix: make it a file that this process may read.
            """)
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Failure(
          description: "The script \(url.shownPath) is not UTF-8.\n\n  To fix: save it as UTF-8.")
      }
      return try Self.parse(text, name: url.shownPath)
    }
  }

  private static func parse(_ text: String, name: String) throws(Failure) -> Script {
    do {
      return try Script(parsing: text, name: name)
    } catch {
      throw Failure(
        description: """
          The script has an error, so nothing of it was played.

          \(error.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
          """)
    }
  }
}

/// Returns the scripts in a folder beside the test, sorted by name.
///
/// The path is relative to the folder of the test's file. Every file that ends in `.txt` is a
/// script, so you turn a saved session into a test by moving its file there. If the folder contains
/// no scripts, the function returns one that fails when it runs, because a test without arguments
/// would pass.
///
///     @Test(arguments: scripts(in: "Sessions"))
///     func replays(_ session: ScriptFile) async {
///       let app = AppDriver { ApplicationController(shopOn: $0, wireframe: $1) }
///       await app.run(session)
///       app.assertSnapshot()
///       await app.finish()
///     }
public func scripts(in folder: String, filePath: StaticString = #filePath) -> [ScriptFile] {
  let place = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    .appendingPathComponent(folder).standardizedFileURL
  let files = try? FileManager.default.contentsOfDirectory(
    at: place, includingPropertiesForKeys: nil)
  let scripts = (files ?? []).filter { $0.pathExtension == "txt" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  guard scripts.isEmpty else { return scripts.map(ScriptFile.init(url:)) }
  let problem = files == nil ? "cannot be read" : "has no scripts, which end in .txt"
  return [
    ScriptFile(name: "none") { () throws(ScriptFile.Failure) in
      throw ScriptFile.Failure(
        description: """
          The folder \(place.shownPath) \(problem).

            To fix: save sessions there, or change the path, which starts at the test's folder.
          """)
    }
  ]
}

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
    do throws(ScriptFile.Failure) {
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
