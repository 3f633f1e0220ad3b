import LinksAndRestoration04
import LinksAndRestoration05
import LinksAndRestoration06
import LockTheNotes02
import LockTheNotes03
import NotesApp
import Wireflow
import WireflowTesting
import YourFirstFlow02
import YourFirstFlow03
import YourFirstFlow05
import YourFirstFlow07

/// A step of a tutorial, whose module is compiled from the file that the tutorial shows.
///
/// All steps have the same initializer, so each is named with its module.
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

extension TutorialStep {
  static let linksAndRestoration04 = TutorialStep(
    "LinksAndRestoration04", ApplicationController.LinksAndRestoration04::init(notesOn:wireframe:))
  static let linksAndRestoration05 = TutorialStep(
    "LinksAndRestoration05", ApplicationController.LinksAndRestoration05::init(notesOn:wireframe:))
  static let lockTheNotes02 = TutorialStep(
    "LockTheNotes02", ApplicationController.LockTheNotes02::init(notesOn:wireframe:))
  static let lockTheNotes03 = TutorialStep(
    "LockTheNotes03", ApplicationController.LockTheNotes03::init(notesOn:wireframe:))
  static let yourFirstFlow02 = TutorialStep(
    "YourFirstFlow02", ApplicationController.YourFirstFlow02::init(notesOn:wireframe:))
  static let yourFirstFlow03 = TutorialStep(
    "YourFirstFlow03", ApplicationController.YourFirstFlow03::init(notesOn:wireframe:))
  static let yourFirstFlow05 = TutorialStep(
    "YourFirstFlow05", ApplicationController.YourFirstFlow05::init(notesOn:wireframe:))
  static let yourFirstFlow07 = TutorialStep(
    "YourFirstFlow07", ApplicationController.YourFirstFlow07::init(notesOn:wireframe:))
  static let yourFirstFlow08 = TutorialStep(
    "YourFirstFlow08", ApplicationController.NotesApp::init(notesOn:wireframe:))

  /// Two launches, of which the second restores what the first has saved.
  @MainActor static var linksAndRestoration06: TutorialStep {
    let archive = LinksAndRestoration06::NotesArchive()
    return TutorialStep("LinksAndRestoration06") {
      ApplicationController.LinksAndRestoration06::init(
        notesOn: $0, wireframe: $1, archive: archive)
    }
  }
}
