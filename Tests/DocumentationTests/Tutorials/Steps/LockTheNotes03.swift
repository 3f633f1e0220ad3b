import LockTheNotes03
import Wireflow

extension TutorialStep {
  static let lockTheNotes03 = TutorialStep(
    "LockTheNotes03", ApplicationController.init(notesOn:wireframe:))
}
