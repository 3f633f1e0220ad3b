import Wireflow
import YourFirstFlow03

extension TutorialStep {
  static let yourFirstFlow03 = TutorialStep(
    "YourFirstFlow03", ApplicationController.init(notesOn:wireframe:))
}
