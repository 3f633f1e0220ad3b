import Foundation
import MediaApp
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

/// The media app without a screen, for scripts and links.
@MainActor
struct HeadlessMedia {
  let services: MediaServices
  let controller: ApplicationController
  let backend = TextRecorder()

  init(
    wireframe: WireframeVariant = .tabBar, services: MediaServices = MediaServices(),
    scheduler: ManualScheduler = ManualScheduler()
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    self.services = services
    controller = ApplicationController(
      mediaOn: stage, wireframe: wireframe.makeWireframe, services: services)
  }

  var stage: Stage { controller.stage }
  var tree: NavigationTree { NavigationTree(stage) }

  /// Plays a script of the sample, and gives the log of it.
  @discardableResult
  func play(script name: String) throws -> String {
    let scripts = URL(filePath: #filePath).appending(path: "../../../Samples/Media/Scripts")
    let file = scripts.standardizedFileURL.appending(path: "\(name).txt")
    return try play(String(contentsOf: file, encoding: .utf8), name: name)
  }

  /// Plays the lines of a script, and gives the log of them.
  @discardableResult
  func play(_ text: String, name: String = "lines") throws -> String {
    let before = stage.log.lines.count
    for step in try Script(parsing: text, name: name).steps {
      #expect(controller.perform(step.action) == .performed, "\(name):\(step.line)")
    }
    return stage.log.lines.dropFirst(before).joined(separator: "\n")
  }
}
