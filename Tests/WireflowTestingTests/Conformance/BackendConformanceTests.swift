import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// Each backend that is wrong fails the suite, by the law that it breaks and no other.
@MainActor
struct FlawedBackendTests {
  @Test(arguments: FlawedBackend.Flaw.allCases)
  func breaksItsLawFirst(_ flaw: FlawedBackend.Flaw) {
    let violations = backendViolations(upTo: 1) {
      BackendUnderTest(FlawedBackend(flaw, scheduler: $0))
    }

    #expect(violations.first?.law == flaw.law.rawValue)
  }

  /// All journeys of all of them take a minute, so two of them are tried, and the rest by
  /// `WIREFLOW_STRENGTH`.
  @Test(.long, arguments: FlawedBackend.Flaw.allCases)
  func failsTheTestByThatLawAlone(_ flaw: FlawedBackend.Flaw) async {
    let line = #line + 2
    let failures = await recordedFailures {
      checkBackend { BackendUnderTest(FlawedBackend(flaw, scheduler: $0)) }
    }

    #expect(failures.count == 1)
    #expect(failures.first?.isBreach(of: flaw.law.rawValue, by: "FlawedBackend") == true)
    #expect(failures.first?.line == line)
  }

  @Test func saysWhereAPopIsForgotten() {
    let violations = backendViolations(upTo: 1) {
      BackendUnderTest(FlawedBackend(.forgetsPops, scheduler: $0))
    }

    #expect(
      violations.first?.description == """
        FlawedBackend breaks the law "shows everything on stage", at the step "pop A2" of the journey \
        "stacks, in tabs":
          on stage:
            tab bar
              A / A1, selected
              B
              C
          shown:
            tab bar
              A / A1 / A2, selected
              B
              C
        """)
  }

  @Test func saysWhereAModalStandsUnderAnother() {
    let violations = backendViolations(upTo: 1) {
      BackendUnderTest(FlawedBackend(.presentsUnderOthers, scheduler: $0))
    }

    #expect(
      violations.first?.description == """
        FlawedBackend breaks the law "shows everything on stage", at the step "present N from M1" of \
        the journey "modals, in tabs":
          on stage:
            tab bar
              A, selected
              B
              C
              modal M / M1 as sheet
              modal N as sheet
          shown:
            tab bar
              A, selected
              B
              C
              modal N as sheet
              modal M / M1 as sheet
        """)
  }

  @Test(
    arguments: [
      (.completesTwice, "selection, in tabs", "select B", "a select was completed twice"),
      (.completesTwiceLater, "selection, in tabs", "user: back", "a select was completed twice"),
      (
        .neverCompletesModals, "replacements, in tabs", "present M from A4",
        "a present was never completed"
      ),
      (.keepsScreens, "stacks, in tabs", "pop A2", "still in memory: A2"),
      (.keepsTheStage, "stacks, in tabs", nil, "the backend keeps the stage"),
      (
        .keepsItself, "stacks, in tabs", nil,
        "still in memory: A, A controls, B, B controls, C, C controls, the backend"
      ),
      (
        .removesInSilence, "the user goes back on the screen, in tabs",
        "user: back to A2 on the screen", "the user removed A3, and it is still on stage"
      ),
    ] as [(FlawedBackend.Flaw, String, String?, String)])
  func saysWhatIsWrong(
    _ flaw: FlawedBackend.Flaw, journey: String, step: String?, details: String
  ) throws {
    let violations = backendViolations(upTo: 1) {
      BackendUnderTest(FlawedBackend(flaw, scheduler: $0))
    }

    let first = try #require(violations.first)
    #expect(first.journey == journey)
    #expect(first.step == step)
    #expect(first.details == details)
  }

  @Test func namesTheOtherJourneysInTheSameFailure() async {
    let failures = await recordedFailures {
      checkBackend { BackendUnderTest(FlawedBackend(.completesTwice, scheduler: $0)) }
    }

    #expect(
      failures.map(\.message) == [
        """
        FlawedBackend breaks the law "completes each transition exactly once", at the step \
        "select B" of the journey "selection, in tabs":
          a select was completed twice
        The same law is broken on the journeys "stacks that are left, in tabs", "install over \
        everything, in tabs", "stacks that are set as a whole, in tabs", "root items whose root \
        is another one, in tabs", "stacks that are set from another root, in tabs" and 12 more.
        """
      ])
  }

  @Test func endsEachJourneyAtTheFirstStepThatBreaksALaw() {
    let violations = backendViolations {
      BackendUnderTest(FlawedBackend(.forgetsPops, scheduler: $0))
    }

    #expect(Set(violations.map(\.journey)).count == violations.count)
  }
}

/// Backends that are right pass the suite, in processes beside the other tests where that takes long.
@MainActor
@Suite(.serialized)
struct RightBackendTests {
  @Test func passesOneThatIsPrompt() {
    checkBackend { scheduler in BackendUnderTest(PictureBackend(scheduler: scheduler)) }
  }

  @Test(.long, arguments: [1, 350, 2900])
  func passesOneThatIsLate(milliseconds: Int) {
    checkBackend { scheduler in
      BackendUnderTest(
        PictureBackend(scheduler: scheduler, delay: .milliseconds(milliseconds)))
    }
  }

  @Test(.long) func passesATextRecorderBesideAPicture() {
    checkBackend { scheduler in
      let picture = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
      return BackendUnderTest(
        BackendGroup([TextRecorder(), picture]), picture: { picture.picture },
        userPops: { picture.userPops(to: $0) }, userDismisses: { picture.userDismisses($0) },
        userTurns: { picture.userTurns(to: $0) })
    }
  }

  @Test(.long) func passesOneOnWhichTheUserRemovesNothing() {
    checkBackend { scheduler in
      let backend = PictureBackend(scheduler: scheduler)
      return BackendUnderTest(backend, picture: { backend.picture })
    }
  }

  @Test(.long, arguments: [0, 350])
  func passesOneThatDrawsAndKeepsViews(milliseconds: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [milliseconds] in
      checkBackend { scheduler in
        BackendUnderTest(
          FlawedBackend(nil, scheduler: scheduler, delay: .milliseconds(milliseconds)))
      }
    }
  }

  @Test(arguments: Strength.some(of: [350, 0]))
  func passesOneThatDrawsInALaterTurn(milliseconds: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [milliseconds] in
      await checkBackend { scheduler in
        let backend = FlawedBackend(
          nil, scheduler: scheduler, delay: .milliseconds(milliseconds), drawsLater: true)
        return BackendUnderTest(
          backend, drawing: { backend.drawing },
          settleLater: { while backend.sketch.waiting > 0 { await Task.yield() } })
      }
    }
  }

  @Test(.long) func passesOneOfVisiblePagesAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(backend, drawing: { backend.drawing })
      }
    }
  }

  @Test(.long) func passesOneThatDrawsWhatIsInFrontAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(
          backend, drawing: { BackendDrawing(backend.drawing.layers.suffix(1)) })
      }
    }
  }

  @Test func passesOneThatHasOneText() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(backend, text: { backend.drawing.text })
      }
    }
  }
}

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
