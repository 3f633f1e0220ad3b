import Wireflow
import YourFirstFlow02

extension TutorialStep {
  static let yourFirstFlow02 = TutorialStep(
    "YourFirstFlow02", ApplicationController.init(notesOn:wireframe:))
}
