import TestSupport
import Testing
import Wireflow

@MainActor
struct SettledTests {
  let backend = HeldBackend()
  let rig: Rig

  init() {
    rig = Rig(backend: backend)
    backend.completeLast()
  }

  @Test func returnsAtOnceWhenAllIsAtRest() async {
    await rig.wireframe.settled()
  }

  @Test func waitsForALateBackend() async {
    var events: [String] = []
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    let waiter = Task {
      await rig.wireframe.settled()
      events.append("settled")
    }
    await Task.yield()
    #expect(events.isEmpty)

    backend.completeLast()
    await Task.yield()
    events.append("completed first")
    await Task.yield()
    events.append("completed second")
    backend.completeLast()
    await waiter.value

    #expect(events == ["completed first", "completed second", "settled"])
  }

  @Test func waitsForRequestsBehindAnAlert() async {
    backend.promptCompletions = 1
    var events: [String] = []
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a)
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.a)
    let waiter = Task {
      await rig.wireframe.settled()
      events.append("settled")
    }
    await Task.yield()
    events.append("answered")

    rig.stage.perform(.choose("OK"))
    await waiter.value

    #expect(events == ["answered", "settled"])
    #expect(rig.stage.modalScreens.titles == "Modal")
  }

  @Test func endsWithTheAppThatItsFlowBelongsTo() async {
    let backend = HeldBackend()
    var events: [String] = []
    var rig: FlowRig? = FlowRig(backend: backend)
    weak let stage = rig?.stage
    rig?.main.task { flow in
      events.append("waits")
      await flow.wireframe.settled()
      events.append("goes on")
    }
    await rig?.scheduler.advance(by: .zero)
    #expect(events == ["waits"])

    rig = nil
    for _ in 0..<1_000 where stage != nil { await Task.yield() }

    #expect(events == ["waits", "goes on"])
    withExtendedLifetime(backend) {}
  }

  @Test func endsWithAStall() async {
    rig.wireframe.select(rig.b)
    let waiter = Task { await rig.wireframe.settled() }
    await Task.yield()

    await rig.scheduler.advance(by: .seconds(3))

    await waiter.value
  }
}
