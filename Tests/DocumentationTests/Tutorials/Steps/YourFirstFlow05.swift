import Wireflow
import YourFirstFlow05

extension TutorialStep {
  static let yourFirstFlow05 = TutorialStep(
    "YourFirstFlow05", ApplicationController.init(notesOn:wireframe:))
}
