import TestSupport
import Testing
import Wireflow

@MainActor
struct BatchTests {
  let rig = FlowRig()
  let page = PageScreen("Page")

  @Test func mergesTransitionsIntoOne() {
    let backend = HeldBackend()
    let rig = Rig(backend: backend)
    backend.promptCompletions = 1
    backend.completeLast()
    backend.forget()

    rig.wireframe.batch {
      rig.wireframe.push(page, from: rig.a)
      rig.wireframe.select(rig.b)
      rig.wireframe.presentModally(PageScreen("Modal"), from: rig.b)
    }

    #expect(backend.commands == ["push Page over A + select B + present Modal"])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          + select B
          + present PageScreen "Modal" over PageScreen "B" as sheet, dismiss button Done
        """)
  }

  @Test func judgesEachRequestOnTheStateAsItThenIs() {
    var outcomes: [RequestOutcome] = []

    rig.wireframe.batch {
      outcomes.append(rig.wireframe.push(page, from: rig.main.root))
      outcomes.append(rig.wireframe.push(PageScreen("Late"), from: rig.main.root))
      outcomes.append(rig.wireframe.push(PageScreen("Next"), from: page))
    }

    #expect(outcomes == [.committed, .ignored(.covered(rig.main.root.name)), .committed])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          ignored push PageScreen "Late": PageScreen "Root" is covered
          + push PageScreen "Next" onto Root
        """)
  }

  @Test func endsFlowsAfterIt() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in flow.notes.append("\(outcome)") }
    _ = rig.newLog()

    var notesInside: [String] = []
    rig.wireframe.batch {
      rig.wireframe.pop(child.page)
      rig.wireframe.push(page, from: rig.main.root)
      notesInside = rig.main.notes
    }

    #expect(notesInside.isEmpty)
    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + push PageScreen "Page" onto Root
          cancel ChildFlow
        """)
  }

  @Test func keepsAFlowThatHasAScreenAgainAtItsEnd() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.batch {
      child.wireframe.pop(child.page)
      child.wireframe.push(PageScreen("Second"), from: rig.main.root)
    }

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + push PageScreen "Second" onto Root
        """)
    #expect(child.wireframe.dismissAll() == .ignored(.nothingPresented))
  }

  @Test func deliversTheOutcomeOfAFlowThatFinishesInsideAfterIt() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in
      flow.notes.append("\(outcome.output ?? 0)")
      flow.wireframe.select(flow.other)
    }
    _ = rig.newLog()

    rig.wireframe.batch {
      child.finish(7)
      rig.wireframe.push(page, from: rig.main.root)
    }

    #expect(rig.main.notes == ["7"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          finish ChildFlow
          + push PageScreen "Page" onto Root
          select Other
        """)
  }

  @Test func joinsABatchInsideIt() {
    rig.wireframe.batch {
      rig.wireframe.batch {
        rig.wireframe.push(page, from: rig.main.root)
      }
      rig.wireframe.select(rig.main.other)
    }

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          + select Other
        """)
  }

  @Test func showsWhatWasAskedBeforeAnError() {
    #expect(throws: Cancelled.self) {
      try rig.wireframe.batch {
        rig.wireframe.push(page, from: rig.main.root)
        rig.wireframe.select(rig.main.other)
        throw Cancelled()
      }
    }

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          + select Other
        """)
    #expect(rig.wireframe.select(rig.main.root) == .committed)
  }

  @Test func doesNothingWhenItIsEmpty() {
    rig.wireframe.batch {}

    rig.expectLog(matches: "")
  }

  @Test func mergesABatchMadeInsideAnObserver() {
    var outcomes: [RequestOutcome] = []
    let observation = rig.stage.observe { [rig, page] change in
      guard case .entered(let screen) = change, screen === page else { return }
      rig.wireframe.batch {
        outcomes.append(rig.wireframe.push(PageScreen("Next"), from: page))
        outcomes.append(rig.wireframe.select(rig.main.other))
      }
    }

    rig.wireframe.push(page, from: rig.main.root)

    #expect(outcomes == [.queued, .queued])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          push PageScreen "Next" onto Root
          + select Other
        """)
    observation.cancel()
  }

  private struct Cancelled: Error {}
}
