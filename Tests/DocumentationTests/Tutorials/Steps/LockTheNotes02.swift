import LockTheNotes02
import Wireflow

extension TutorialStep {
  static let lockTheNotes02 = TutorialStep(
    "LockTheNotes02", ApplicationController.init(notesOn:wireframe:))
}
