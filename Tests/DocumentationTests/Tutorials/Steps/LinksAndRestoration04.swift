import LinksAndRestoration04
import Wireflow

extension TutorialStep {
  static let linksAndRestoration04 = TutorialStep(
    "LinksAndRestoration04", ApplicationController.init(notesOn:wireframe:))
}
