import Testing
import Wireflow
import WireflowTesting

@Suite(.disabled("This step of the tutorial fails, as it says."))
enum TestIt02 {
  @MainActor struct NotesTests {
    @Test func keepsWhatIsWritten() {
      let app = AppDriver { ApplicationController(notesOn: $0, wireframe: $1) }

      app.tap("Write")
      app.type("Call Ada", into: "Text")
      app.tap("Save")

      app.expectLog()
      app.finish()
    }
  }
}
