import NotesApp
import Testing
import Wireflow
import WireflowTesting

@MainActor struct NotesTests {
  @Test func keepsWhatIsWritten() {
    let app = AppDriver { ApplicationController(notesOn: $0, wireframe: $1) }

    app.tap("Write")
    app.type("Call Ada", into: "Text")
    app.tap("Save")

    app.finish()
  }
}
