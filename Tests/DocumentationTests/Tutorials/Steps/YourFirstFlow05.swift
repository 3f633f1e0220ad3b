import Wireflow
import YourFirstFlow05

extension TutorialStep {
  static let yourFirstFlow05 = TutorialStep("YourFirstFlow05") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
