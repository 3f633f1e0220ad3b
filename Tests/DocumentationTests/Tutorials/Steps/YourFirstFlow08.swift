import NotesApp
import Wireflow

extension TutorialStep {
  static let yourFirstFlow08 = TutorialStep(
    "YourFirstFlow08", ApplicationController.init(notesOn:wireframe:))
}
