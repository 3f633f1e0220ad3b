import Testing
import Wireflow
import WireflowTesting

@MainActor
struct AppDriverRestartTests {
  /// The disk, which outlives the app.
  private final class Disk {
    var pages: [String] = []
  }

  private final class NotesMainFlow: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let disk: Disk

    init(_ wireframe: any ApplicationWireframe, _ disk: Disk) {
      self.wireframe = FlowWireframe(wireframe)
      self.disk = disk
    }

    func installUI() {
      let home = DriverScreen("Home")
      home.rows = [
        ("Note", wire(home) { $0.wireframe.push(DriverScreen("Note"), from: $1) }),
        (
          "Later",
          wire(home) { flow, home in flow.after(.seconds(1)) { _ in home.text = "late" } }
        ),
        (
          "Listen",
          wire(home) { flow, _ in
            flow.task { flow in try await flow.wireframe.sleep(for: .seconds(9)) }
          }
        ),
      ]
      wireframe.install(rootItems: [home])
      for page in disk.pages { wireframe.push(DriverScreen(page), from: home) }
    }

    func flushAllUI() {
      let stack = wireframe.stage.selectedRoot.map(wireframe.stage.stack(of:)) ?? []
      disk.pages = stack.dropFirst().map(\.title)
      wireframe.flush()
    }
  }

  @Test func appComesBackAsItWasSaved() {
    let disk = Disk()
    let app = AppDriver { makeController($0, $1, disk) }
    app.tap("Note")

    app.restart { makeController($0, $1, disk) }

    app.expectVisible("Note")
    app.back()
    app.expectLog(
      matches: """
        > launch
          start NotesMainFlow
          install tab bar: Home
        > tap "Note"
          push DriverScreen "Note" onto Home
        > background
        > launch
          start NotesMainFlow
          install tab bar: Home
          push DriverScreen "Note" onto Home
        > back
          pop DriverScreen "Note"
        """)
    app.finish()
  }

  @Test func nothingOfTheOldAppIsLeft() {
    weak var old: ApplicationController?
    let disk = Disk()
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let made = makeController(stage, { _ in wireframe }, disk)
      old = made
      return made
    }
    app.tap("Later")
    app.skipLog()

    app.restart { makeController($0, $1, disk) }

    #expect(old == nil)
    #expect(app.scheduler.pending == [])
    app.expectLog(
      matches: "> background\n> launch\n  start NotesMainFlow\n  install tab bar: Home")
    app.finish()
  }

  @Test func workOfTheOldAppIsCancelled() async {
    let disk = Disk()
    let app = AppDriver { makeController($0, $1, disk) }
    app.tap("Listen")

    await app.restart { makeController($0, $1, disk) }

    #expect(app.awaited == [])
    app.skipLog()
    await app.finish()
  }

  @Test func linesBeforeARestartHaveToBeReadToo() async {
    let line = #line + 5
    let failures = await recordedFailures {
      let disk = Disk()
      let app = AppDriver { makeController($0, $1, disk) }
      app.skipLog()
      app.tap("Note")
      app.restart { makeController($0, $1, disk) }
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.headline) == ["The test did not look at 7 lines of the log."])
  }

  @Test func whatOutlivesTheOldAppFailsWhereItWasRestarted() async {
    var kept: NotesMainFlow?
    var line = 0
    let failures = await recordedFailures {
      let disk = Disk()
      let app = AppDriver { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        let flow = NotesMainFlow(wireframe, disk)
        kept = flow
        return ApplicationController(wireframe: wireframe, mainFlow: flow)
      }
      line = #line + 1
      app.restart { makeController($0, $1, disk) }
      app.skipLog()
      app.finish()
    }

    #expect(kept != nil)
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: NotesMainFlow is still in memory after the app; it came by: start \
        NotesMainFlow; with it: DriverScreen "Home".
        """
      ])
  }

  private func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker, _ disk: Disk
  ) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    return ApplicationController(wireframe: wireframe, mainFlow: NotesMainFlow(wireframe, disk))
  }
}
