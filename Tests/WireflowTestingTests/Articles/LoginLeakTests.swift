import Testing
import Wireflow
import WireflowTesting

@MainActor
struct LoginLeakTests {
  @Test func leavesNothingBehindWhenItIsDismissed() {
    expectNoLeaks { tracker in
      let stage = Stage(
        backend: TextRecorder(), scheduler: ManualScheduler())
      let app = ApplicationController(clubOn: stage) {
        TabBarWireframe(stage: $0)
      }
      app.finishLaunching()
      app.perform(.tap("Members"))
      tracker.track(stage.modalScreens[0], "the login")
      app.perform(.dismiss)
    }
  }
}
