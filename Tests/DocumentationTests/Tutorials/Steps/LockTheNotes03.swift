import LockTheNotes03
import Wireflow

extension TutorialStep {
  static let lockTheNotes03 = TutorialStep("LockTheNotes03") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
