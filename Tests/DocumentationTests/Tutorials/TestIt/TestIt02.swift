import Testing
import WireflowTesting

@Suite(.disabled("This step of the tutorial fails, as it says."))
enum TestIt02 {
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
}

extension TestIt02 {
  typealias NotesApplication = YourFirstFlow08.NotesApplication
}
