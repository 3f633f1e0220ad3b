import Testing
import Wireflow
import WireflowTesting

@testable import Notes

@MainActor struct NotesTests {
  @Test func keepsWhatIsWritten() {
    let app = AppDriver { ApplicationController(notesOn: $0, wireframe: $1) }

    app.tap("Write")
    app.type("Call Ada", into: "Text")
    app.tap("Save")

    app.expectLog(
      matches: """
        > launch
          start NotesFlowCoordinator
          install tab bar: Notes
        > tap "Write"
          start WriteFlowCoordinator
          push EditorScreen "New note" onto Notes
        > type "Call Ada" into "Text"
        > tap "Save"
          pop EditorScreen "New note"
          finish WriteFlowCoordinator
        """)
    app.finish()
  }
}
