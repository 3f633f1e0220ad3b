import TestSupport
import Testing
import Wireflow

/// Gestures that the user holds for a while.
@MainActor
struct HeldGestureTests {
  private let backend = HeldBackend()
  private let rig: Rig
  private let page = PageScreen("Page")

  init() {
    backend.promptCompletions = 1
    rig = Rig(backend: backend)
    rig.wireframe.push(page, from: rig.a)
    backend.forget()
    _ = rig.newLog()
  }

  @Test func letsTransitionsWaitUntilItIsBrokenOff() {
    rig.stage.userBegan(in: backend)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    #expect(backend.commands.isEmpty)

    rig.stage.userCancelled(in: backend)

    #expect(backend.commands == ["select B", "select A"])
  }

  @Test func doesNotCountAsAStall() {
    rig.stage.userBegan(in: backend)
    rig.wireframe.select(rig.b)
    rig.scheduler.advance(by: .seconds(60))
    rig.stage.userCancelled(in: backend)

    rig.expectLog(matches: "  select B")
  }

  @Test func keepsATransitionThatRunsFromStalling() {
    backend.promptCompletions = 0
    rig.wireframe.select(rig.b)
    rig.stage.userBegan(in: backend)
    rig.scheduler.advance(by: .seconds(60))
    backend.completeLast()
    rig.stage.userCancelled(in: backend)

    rig.expectLog(matches: "  select B")
    rig.wireframe.select(rig.a)
    rig.scheduler.advance(by: .seconds(60))
    #expect(rig.stage.log.lines.last?.contains("stalled select") == true)
  }

  @Test func endsWithWhatTheUserDid() {
    rig.stage.userBegan(in: backend)
    rig.stage.userDid(.removed([page]), in: backend)
    #expect(backend.transitions.map { $0.isShown(by: backend) } == [true])

    rig.wireframe.select(rig.b)

    #expect(backend.commands == ["pop to A", "select B"])
  }

  @Test func isRestoredIfTheAppMovedMeanwhile() {
    rig.stage.userBegan(in: backend)
    rig.wireframe.select(rig.b)
    rig.stage.userDid(.removed([page]), in: backend)

    #expect(rig.stage.stack(of: rig.a).titles == "A")
    #expect(backend.commands == ["restore [A, B]"])
  }

  @Test func waitsForAllBackends() {
    let other = TextRecorder()
    rig.stage.userBegan(in: backend)
    rig.stage.userBegan(in: other)
    rig.stage.userBegan(in: other)
    rig.wireframe.select(rig.b)

    rig.stage.userCancelled(in: backend)
    #expect(backend.commands.isEmpty)
    rig.stage.userCancelled(in: other)

    #expect(backend.commands == ["select B"])
  }

  @Test func endsWhenItsBackendGoes() {
    var other: TextRecorder? = TextRecorder()
    if let other { rig.stage.userBegan(in: other) }
    rig.wireframe.select(rig.b)
    other = nil

    rig.wireframe.select(rig.a)

    #expect(backend.commands == ["select B", "select A"])
    #expect(other == nil)
  }
}
