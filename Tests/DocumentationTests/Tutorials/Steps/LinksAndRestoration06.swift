import LinksAndRestoration06
import Wireflow

extension TutorialStep {
  /// Two launches, of which the second restores what the first has saved.
  @MainActor static var linksAndRestoration06: TutorialStep {
    let archive = NotesArchive()
    return TutorialStep("LinksAndRestoration06") {
      ApplicationController(notesOn: $0, wireframe: $1, archive: archive)
    }
  }
}
