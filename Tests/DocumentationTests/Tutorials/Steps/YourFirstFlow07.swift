import Wireflow
import YourFirstFlow07

extension TutorialStep {
  static let yourFirstFlow07 = TutorialStep("YourFirstFlow07") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
