import LinksAndRestoration05
import Wireflow

extension TutorialStep {
  static let linksAndRestoration05 = TutorialStep(
    "LinksAndRestoration05", ApplicationController.init(notesOn:wireframe:))
}
