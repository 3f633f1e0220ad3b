import LockTheNotes02
import Wireflow

extension TutorialStep {
  static let lockTheNotes02 = TutorialStep("LockTheNotes02") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
