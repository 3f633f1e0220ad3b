import NotesApp
import Testing
import WireflowTesting

@MainActor struct NotesTests {
  @Test func keepsWhatIsWritten() {
    let app = AppDriver { NotesApplication.makeController(wireframe: $0) }

    app.tap("Write")
    app.type("Call Ada", into: "Text")
    app.tap("Save")

    app.expectLog()
    app.finish()
  }
}
