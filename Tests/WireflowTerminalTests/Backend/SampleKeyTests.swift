import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// Whoever reads only the screen and has only keys gets everywhere where the samples' scripts do.
///
/// Each script is tried on one wireframe, and on all of them by `WIREFLOW_WALK_STEPS`.
@MainActor
struct SampleKeyTests {
  @Test(
    arguments: SamplePictureTests.Sample.allCases,
    Strength.some(of: [WireframeOption.split, .hamburger, .tabBar]))
  func comesToWhereTheScriptsEnd(
    sample: SamplePictureTests.Sample, wireframe: WireframeOption
  ) async throws {
    let turn = WireframeOption.allCases.firstIndex(of: wireframe)
    for (number, script) in try sample.scripts.enumerated()
    where number % 3 == turn || WalkSteps.wanted != nil {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let controller = sample.makeController(stage, wireframe.makeWireframe)
      let backend = TerminalBackend(size: TerminalSize(columns: 100, rows: 30))
      let shown = Stage(backend: backend, scheduler: ManualScheduler())
      let app = sample.makeController(shown, wireframe.makeWireframe)
      let user = KeyUser(backend, shown)

      for step in script.steps {
        // A script may try an impossible action; nobody sees a key for that.
        if case .refused = await stage.play(step.action) { continue }
        let place = "\(script.name):\(step.line): \(step.action)"
        if let fault = await user.carryOut(step.action) {
          Issue.record("\(place): \(fault)\n\(backend.picture().text)")
          break
        }
        let tree = "\(NavigationTree(shown))".replacing(", drawer open", with: "")
        let expected = "\(NavigationTree(stage))"
        guard tree != expected else { continue }
        Issue.record("\(place): keys came to\n\(tree)\nand not to\n\(expected)")
        break
      }
      withExtendedLifetime((controller, app)) {}
    }
  }
}

extension SamplePictureTests.Sample {
  /// The scripts of the sample, by name.
  fileprivate var scripts: [Script] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      let folder = root.appending(path: "Samples/\(rawValue)/Scripts").standardizedFileURL
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
        try Script(
          parsing: String(contentsOf: folder.appending(path: name), encoding: .utf8), name: name)
      }
    }
  }
}
