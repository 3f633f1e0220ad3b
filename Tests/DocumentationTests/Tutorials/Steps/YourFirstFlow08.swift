import NotesApp
import Wireflow

extension TutorialStep {
  static let yourFirstFlow08 = TutorialStep("YourFirstFlow08") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
