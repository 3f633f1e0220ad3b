import TestSupport
import Testing
import Wireflow
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
