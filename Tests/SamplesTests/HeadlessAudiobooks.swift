import AudiobooksApp
import Foundation
import Testing
import Wireflow
import WireflowTerminal

/// The audiobooks app without a screen, for scripts to be played on.
@MainActor
struct HeadlessAudiobooks {
  /// The names of the sample's scripts.
  nonisolated static let scripts = [
    "browse", "buy-a-book", "everything", "log-out", "session-expired",
  ]

  let controller: ApplicationController

  init(
    wireframe: WireframeOption = .tabBar, backend: any PresentationBackend = TextRecorder(),
    scheduler: ManualScheduler = ManualScheduler()
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    controller = AudiobooksApplication.makeController(
      wireframe: wireframe.makeWireframe(stage: stage))
  }

  /// What is on stage and whose it is.
  var tree: String { NavigationTree(controller.stage).description }

  /// Plays a script of the sample, and gives the log of it.
  @discardableResult
  func play(script name: String) throws -> String {
    let scripts = URL(filePath: #filePath).appending(path: "../../../Samples/Audiobooks/Scripts")
    let file = scripts.standardizedFileURL.appending(path: "\(name).txt")
    return try play(String(contentsOf: file, encoding: .utf8), name: name)
  }

  /// Plays the lines of a script, and gives the log of them.
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
