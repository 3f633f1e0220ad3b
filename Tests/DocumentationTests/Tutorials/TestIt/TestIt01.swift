import Testing
import WireflowTesting

@Suite(.disabled("This step of the tutorial fails, as it says."))
enum TestIt01 {
  @MainActor struct NotesTests {
    @Test func keepsWhatIsWritten() {
      let app = AppDriver { NotesApplication.makeController(wireframe: $0) }

      app.tap("Write")
      app.type("Call Ada", into: "Text")
      app.tap("Save")

      app.finish()
    }
  }
}

extension TestIt01 {
  typealias NotesApplication = YourFirstFlow08.NotesApplication
}
