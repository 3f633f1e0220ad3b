import Observation
import Testing
import Wireflow

@testable import WireflowTesting

/// A driver warns of a screen that changes without anybody who watches being told.
@MainActor
struct AppDriverWarningTests {
  @Test func namesAScreenWhoseChangeNobodyWouldSee() async {
    let line = #line + 5
    let warnings = await recorded(.warning) {
      let app = AppDriver(.off(showSkipped: false)) {
        TallyApp.makeController(TallyScreen(), $0, $1)
      }
      app.tap("Count")
      app.tap("Count")
      app.finish()
    }

    #expect(
      warnings == [
        RecordedFailure(
          message: """
            The content of TallyScreen "Tally" has changed, but nobody has notified the watchers \
            of the app.

              To fix: make the screen, or the model that its content reads, @Observable, or call \
            stage.contentChanged(of:) after each change.
            """, line: line)
      ])
  }

  @Test func isContentWithAScreenThatSaysSo() async {
    let warnings = await recorded(.warning) {
      let app = AppDriver(.off(showSkipped: false)) { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        let screen = TallyScreen()
        screen.onChange = { [weak stage] screen in
          stage?.contentChanged(of: screen)
        }
        return TallyApp.makeController(screen, stage) { _ in wireframe }
      }
      app.tap("Count")
      app.finish()
    }

    #expect(warnings == [])
  }

  @Test func isContentWithAScreenThatIsObservable() async {
    let warnings = await recorded(.warning) {
      let app = AppDriver(.off(showSkipped: false)) {
        TallyApp.makeController(ObservableTallyScreen(), $0, $1)
      }
      app.tap("Count")
      app.finish()
    }

    #expect(warnings == [])
  }
}

/// An app of one screen.
@MainActor
private final class TallyApp: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let screen: any RootLevelRepresentable

  private init(_ screen: any RootLevelRepresentable, _ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
    self.screen = screen
  }

  func installUI() { wireframe.install(rootItems: [screen]) }

  static func makeController(
    _ screen: any RootLevelRepresentable, _ stage: Stage, _ makeWireframe: WireframeMaker
  ) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    return ApplicationController(wireframe: wireframe, mainFlow: TallyApp(screen, wireframe))
  }
}

/// A screen that changes and cannot be observed.
@MainActor
private final class TallyScreen: RootLevelRepresentable {
  let title = "Tally"
  var count = 0
  var onChange: ((TallyScreen) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Text("\(count)")
    Button("Count") {
      self.count += 1
      self.onChange?(self)
    }
  }
}

/// A screen that changes and can be observed.
@Observable
@MainActor
private final class ObservableTallyScreen: RootLevelRepresentable {
  let title = "Tally"
  var count = 0
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Text("\(count)")
    Button("Count") { self.count += 1 }
  }
}
