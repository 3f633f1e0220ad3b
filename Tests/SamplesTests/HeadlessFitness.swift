import FitnessApp
import Foundation
import Testing
import Wireflow
import WireflowTerminal

/// The fitness club without a screen, for scripts to be played on.
@MainActor
struct HeadlessFitness {
  /// The names of the sample's scripts.
  nonisolated static let scripts = [
    "book-any", "book-group", "book-gym", "keep-a-draft", "log-out",
  ]

  /// The lines that lead to the activities.
  static let toActivities = """
    launch
    tap "Next"
    tap "Begin"
    type "Maria" into "Name"
    type "Maria's password" into "Password"
    tap "Log in"

    """

  let controller: ApplicationController

  init(wireframe: WireframeOption = .tabBar) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    self.init(wireframe: wireframe.makeWireframe(stage: stage))
  }

  init(wireframe: any ApplicationWireframe) {
    controller = FitnessApplication.makeController(wireframe: wireframe)
  }

  /// Plays a script of the sample, and gives the log of it.
  @discardableResult
  func play(script name: String) throws -> String {
    let scripts = URL(filePath: #filePath).appending(path: "../../../Samples/Fitness/Scripts")
    let file = scripts.standardizedFileURL.appending(path: "\(name).txt")
    return try play(String(contentsOf: file, encoding: .utf8), name: name)
  }

  /// Plays the lines of a script, or of a log, and gives the log of them.
  @discardableResult
  func play(_ text: String, name: String = "lines") throws -> String {
    let log = controller.stage.log
    let before = log.lines.count
    for step in try Script(parsing: text, name: name).steps {
      #expect(controller.perform(step.action) == .performed, "\(name):\(step.line)")
    }
    return log.lines.dropFirst(before).joined(separator: "\n")
  }
}
