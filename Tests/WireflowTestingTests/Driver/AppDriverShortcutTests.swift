import TestSupport
import Testing
import Wireflow

@testable import WireflowTesting

/// A driver fails where shortcuts do not work as the app describes them.
@MainActor
struct AppDriverShortcutTests {
  @Test func namesTwoElementsWithTheSameShortcut() async {
    let line = #line + 3
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false)) { Self.makeController($0, $1, key: "n") }
      app.tap("Open")
      app.tap("Write")
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            A shortcut does not work as the app describes it: two elements answer ⌘N: "Next", \
            "Write".

              To fix: give the element another key or other modifiers.
            """, line: line)
      ])
  }

  @Test func isContentWithDifferentShortcuts() async {
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false)) { Self.makeController($0, $1, key: "j") }
      app.tap("Open")
      app.finish()
    }

    #expect(failures == [])
  }

  private static func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker, key: ScreenContent.Shortcut.Key
  ) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    return ApplicationController(
      wireframe: wireframe, mainFlow: WritingFlow(wireframe, key: key))
  }
}

/// A main flow with a command, and a page with a shortcut of its own.
@MainActor
private final class WritingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let key: ScreenContent.Shortcut.Key

  init(_ wireframe: any ApplicationWireframe, key: ScreenContent.Shortcut.Key) {
    self.wireframe = FlowWireframe(wireframe)
    self.key = key
  }

  var commands: ScreenContent { Button("Write") {}.shortcut("n") }

  func installUI() {
    let root = PageScreen("Root")
    root.rows = [
      ("Open", wire(root) { flow, root in flow.wireframe.push(flow.makePage(), from: root) })
    ]
    wireframe.install(rootItems: [root])
  }

  private func makePage() -> KeyScreen {
    KeyScreen("Page") { [key] in ScreenContent.Button("Next") {}.shortcut(key, [.command]) }
  }
}
