import Testing
import Wireflow
import WireflowTesting

/// Backends that draw in a later turn, or describe little of their drawing.
@MainActor
struct LateBackendTests {
  private func late(
    _ flaw: FlawedBackend.Flaw?, _ scheduler: ManualScheduler
  ) -> BackendUnderTest {
    let backend = FlawedBackend(flaw, scheduler: scheduler, drawsLater: true)
    return BackendUnderTest(
      backend, drawing: { backend.drawing },
      settleLater: { while backend.sketch.waiting > 0 { await Task.yield() } })
  }

  @Test(arguments: [.drawsNoTitles, .drawsOnlyChanges, .isOneBehind] as [FlawedBackend.Flaw])
  func failsByTheLawThatItBreaksInALaterTurn(_ flaw: FlawedBackend.Flaw) async {
    let violations = await backendViolations { late(flaw, $0) }

    #expect(Set(violations.map(\.law)) == [flaw.law.rawValue])
  }

  @Test func failsOneThatNobodyWaitsFor() {
    let violations = backendViolations { late(nil, $0) }

    #expect(
      violations.first?.details == "it draws in later turns, so the suite has to be awaited")
    #expect(Set(violations.map(\.step)) == ["launch"])
  }

  @Test func failsOneThatSaysNothing() {
    let violations = backendViolations { _ in BackendUnderTest(TextRecorder()) }

    #expect(violations.first?.details == "its description has no picture, drawing or text")
  }

  @Test func saysWhichWordsAreNotToBeRead() {
    let violations = backendViolations { scheduler in
      let backend = FlawedBackend(.drawsNoValues, scheduler: scheduler)
      return BackendUnderTest(backend, text: { backend.drawing.text })
    }

    #expect(
      violations.first?.description == """
        FlawedBackend breaks the law "draws titles, labels, values and disabled elements", at the \
        step "launch" of the journey "stacks, in tabs":
          not to be read: Below it, Ada, up
            base
              to A, selected
              to B
              to C
              page A
                A: no news
                Row of A
                Not for you, disabled
                Act on A
                Name
                Code
                Switch
                Order
                Loading
        """)
  }

  @Test func saysWhatIsDrawnInsteadOfWhat() {
    let violations = backendViolations {
      BackendUnderTest(FlawedBackend(.drawsAllEnabled, scheduler: $0))
    }

    #expect(
      violations.first?.details == """
        on stage:
          base
            to A, selected
            to B
            to C
            page A
              A: no news
              Row of A: Below it
              Not for you, disabled
              Act on A
              Name: Ada
              Code: ••
              Switch: off
              Order: up
              Loading: 25%
        shown:
          base
            to A, selected
            to B
            to C
            page A
              A: no news
              Row of A: Below it
              Not for you
              Act on A
              Name: Ada
              Code: ••
              Switch: off
              Order: up
              Loading: 25%
        """)
  }
}
