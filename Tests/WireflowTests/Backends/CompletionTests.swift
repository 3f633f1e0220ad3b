import TestSupport
import Testing
import Wireflow

@MainActor
struct CompletionTests {
  let backend = HeldBackend()
  let rig: Rig

  init() {
    rig = Rig(backend: backend)
    backend.completeLast()
    backend.forget()
  }

  @Test func takesOneTransitionAtATime() {
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    #expect(backend.commands == ["select B"])

    backend.completeLast()
    #expect(backend.commands == ["select B", "select A"])

    backend.completeLast()
    #expect(backend.commands == ["select B", "select A", "push Page over A"])
  }

  @Test func judgesRequestsAtOnceWhileTheBackendAnimates() {
    let page = PageScreen("Page")

    let outcomes = [
      rig.wireframe.push(page, from: rig.a), rig.wireframe.pop(page), rig.wireframe.pop(page),
    ]

    #expect(outcomes == [.committed, .committed, .ignored(.notOnStage(page.name))])
    #expect(backend.commands == ["push Page over A"])
  }

  @Test func notesOnceThatATransitionWasCompletedTwice() {
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    let first = backend.completions[0]

    for _ in 0..<4 { first() }

    #expect(backend.commands == ["select B", "select A"])
    rig.expectLog(
      matches: """
          select B
          select A
          note: HeldBackend completed a transition twice; it must call each completion once
        """)
  }

  @Test func notesASecondCompletionThatComesAtOnce() {
    backend.promptCompletions = 2

    rig.wireframe.select(rig.b)

    rig.expectLog(
      matches: """
          select B
          note: HeldBackend completed a transition twice; it must call each completion once
        """)
  }

  @Test func goesOnWithoutABackendThatStalls() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)

    rig.stage.perform(.wait(.milliseconds(2999)))
    #expect(backend.commands == ["push Page over A"])
    rig.stage.perform(.wait(.milliseconds(1)))

    #expect(backend.commands == ["push Page over A", "select B"])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          select B
        > wait 2999ms
        > wait 1ms
          stalled push: HeldBackend did not complete it within 3.0 seconds
        """)
  }

  @Test func ignoresACompletionAfterTheStall() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    rig.scheduler.advance(by: .seconds(3))
    _ = rig.newLog()

    backend.completions[0]()
    #expect(backend.commands == ["push Page over A", "select B"])
    backend.completeLast()

    #expect(backend.commands == ["push Page over A", "select B", "select A"])
    rig.expectLog(matches: "")
  }

  @Test func stallsAfterTheLimitThatTheAppSets() {
    rig.stage.stallLimit = .milliseconds(50)
    rig.wireframe.batch {
      rig.wireframe.select(rig.b)
      rig.wireframe.select(rig.a)
    }

    rig.scheduler.advance(by: .milliseconds(50))

    rig.expectLog(
      matches: """
          select B
          + select A
        > wait 50ms
          stalled batch: HeldBackend did not complete it within 0.05 seconds
        """)
  }

  @Test func doesNotStallWhenItCompletesInTime() {
    rig.wireframe.select(rig.b)
    rig.scheduler.advance(by: .seconds(2))
    backend.completeLast()
    rig.scheduler.advance(by: .seconds(9))

    rig.expectLog(matches: "  select B")
    #expect(rig.scheduler.pending == [])
  }

  @Test func showsNothingAnimatedWhenTheAppSaysSo() {
    rig.stage.animatesTransitions = false

    rig.wireframe.select(rig.b)

    #expect(backend.transitions.map(\.isAnimated) == [false])
  }
}
