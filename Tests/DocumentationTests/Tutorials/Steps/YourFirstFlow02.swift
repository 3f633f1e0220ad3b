import Wireflow
import YourFirstFlow02

extension TutorialStep {
  static let yourFirstFlow02 = TutorialStep("YourFirstFlow02") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
