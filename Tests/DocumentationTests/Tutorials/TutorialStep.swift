import Wireflow
import WireflowTesting

/// A step of a tutorial, whose module is compiled from the file that the tutorial shows.
///
/// All steps have the same initializer, so a file in `Steps` imports each.
struct TutorialStep: Sendable {
  /// The name of the step's file, without its ending.
  let name: String
  let makeController: Maker

  typealias Maker = @MainActor @Sendable (Stage, WireframeMaker) -> ApplicationController

  init(_ name: String, _ makeController: @escaping Maker) {
    (self.name, self.makeController) = (name, makeController)
  }

  /// Returns the log of actions after some that arrive before the launch.
  @MainActor
  func log(_ actions: [UserAction], after early: [UserAction] = []) -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = makeController(stage) { TabBarWireframe(stage: $0) }
    for action in early + [.launch] + actions { app.perform(action) }
    return stage.log.text
  }
}
