import TestSupport
import Testing
import Wireflow

/// Walls of an app that has gone.
@MainActor
struct WallLifetimeTests {
  @Test func raisedAfterTheAppKeepsNothing() {
    weak var left: Stage?
    do {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let main = MainFlow(TabBarWireframe(stage: stage))
      var controller: ApplicationController? = ApplicationController(
        wireframe: main.wireframe, mainFlow: main)
      controller?.finishLaunching()
      main.wireframe.presentAlert(.init(title: "Saved", actions: [.init("OK")]), from: main.root)
      controller = nil

      let login = LoginFlow(main.wireframe)
      main.start(login)

      #expect(controller == nil)
      #expect(!stage.isOnStage(login.screen))
      #expect(
        stage.log.lastLines(3) == [
          "  start LoginFlow",
          "  ignored present LoginScreen \"Log in\": nobody waits",
          "  cancel LoginFlow",
        ])
      left = stage
    }
    #expect(left == nil)
  }
}
