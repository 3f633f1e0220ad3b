#if canImport(Testing) && canImport(XCTest)
import Foundation

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
#endif
