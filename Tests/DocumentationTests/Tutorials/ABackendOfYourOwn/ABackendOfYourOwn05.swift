import Testing
import Wireflow

enum ABackendOfYourOwn05 {
  @MainActor struct TypewriterTests {
    @Test func showsWhatIsOnStage() {
      let backend = TypewriterBackend()
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      let app = ApplicationController(notesOn: stage) { TabBarWireframe(stage: $0) }
      app.finishLaunching()

      backend.choose(0)
      #expect(backend.paper == ["New note", "- Text", "- Save"])
    }
  }
}

extension ABackendOfYourOwn05 {
  typealias TypewriterBackend = ABackendOfYourOwn04.TypewriterBackend
}
