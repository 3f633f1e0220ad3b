import Wireflow
import YourFirstFlow07

extension TutorialStep {
  static let yourFirstFlow07 = TutorialStep(
    "YourFirstFlow07", ApplicationController.init(notesOn:wireframe:))
}
