import LinksAndRestoration04
import Wireflow

extension TutorialStep {
  static let linksAndRestoration04 = TutorialStep("LinksAndRestoration04") {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
}
