import Wireflow
import YourFirstFlow03

extension TutorialStep {
  static let yourFirstFlow03 = TutorialStep("YourFirstFlow03") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
