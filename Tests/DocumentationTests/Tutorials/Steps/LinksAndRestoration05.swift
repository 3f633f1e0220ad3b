import LinksAndRestoration05
import Wireflow

extension TutorialStep {
  static let linksAndRestoration05 = TutorialStep("LinksAndRestoration05") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
