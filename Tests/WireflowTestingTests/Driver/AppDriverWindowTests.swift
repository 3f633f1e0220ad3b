import Testing
import Wireflow

@testable import WireflowTesting

/// A driver of an app with several windows.
@MainActor
struct AppDriverWindowTests {
  @Test func reportsTheOpenAlertOfEachWindow() async {
    var lines: [Int] = []
    let failures = await recordedFailures {
      let app = AppDriver(session: { scheduler, makeWireframe in
        ApplicationSession(scheduler: scheduler) { stage, _ in
          let wireframe = makeWireframe(stage)
          let controller = DriverApp.makeController(stage) { _ in wireframe }
          controller.onOpen = { [unowned wireframe] url in
            if url == "app://window" { return wireframe.openWindow("app://other") != .queued }
            let alert = AlertContent(title: url)
            wireframe.presentAlert(alert, from: wireframe.stage.visibleScreens[0])
            return true
          }
          return controller
        }
      })
      app.open("app://window")
      lines = [#line + 1, #line + 3]
      app.open("app://second")
      app.window(nil)
      app.open("app://first")
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line).sorted() == lines)
  }
}
