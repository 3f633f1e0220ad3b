import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// Each backend that is wrong fails the suite, by the law that it breaks and no other.
@MainActor
struct FlawedBackendTests {
  @Test func breakTheirLawFirstAndSayWhereAndHow() async {
    var text = ""
    for flaw in FlawedBackend.Flaw.allCases {
      let violations = await backendViolations(upTo: 1) {
        BackendUnderTest(FlawedBackend(flaw, scheduler: $0))
      }
      #expect(violations.first?.law == flaw.law.rawValue)
      text += "# \(flaw)\n\n\(violations.first?.description ?? "passes")\n\n"
    }
    // Which view is noticed first depends on chance.
    assertSnapshot(of: text.replacing(/the view of \w+ is/, with: "the view of a screen is"))
  }

  /// All journeys of all of them take a minute, so two of them are tried, and the rest by
  /// `WIREFLOW_STRENGTH`.
  @Test(.long, arguments: FlawedBackend.Flaw.allCases)
  func failsTheTestByThatLawAlone(_ flaw: FlawedBackend.Flaw) async {
    let line = #line + 2
    let failures = await recordedFailures {
      await checkBackend { BackendUnderTest(FlawedBackend(flaw, scheduler: $0)) }
    }

    #expect(failures.count == 1)
    #expect(failures.first?.isBreach(of: flaw.law.rawValue, by: "FlawedBackend") == true)
    #expect(failures.first?.line == line)
  }

  @Test func namesTheOtherJourneysInTheSameFailure() async {
    let failures = await recordedFailures {
      await checkBackend { BackendUnderTest(FlawedBackend(.completesTwice, scheduler: $0)) }
    }

    assertSnapshot(of: failures.map(\.message).joined(separator: "\n"))
  }

  @Test func endsEachJourneyAtTheFirstStepThatBreaksALaw() async {
    let violations = await backendViolations {
      BackendUnderTest(FlawedBackend(.forgetsPops, scheduler: $0))
    }

    #expect(Set(violations.map(\.journey)).count == violations.count)
  }
}

/// Backends that are right pass the suite, in processes beside the other tests where that takes long.
@MainActor
@Suite(.serialized)
struct RightBackendTests {
  @Test func passesOneThatIsPrompt() async {
    await checkBackend { scheduler in BackendUnderTest(PictureBackend(scheduler: scheduler)) }
  }

  @Test(.long, arguments: [1, 350, 2900])
  func passesOneThatIsLate(milliseconds: Int) async {
    await checkBackend { scheduler in
      BackendUnderTest(
        PictureBackend(scheduler: scheduler, delay: .milliseconds(milliseconds)))
    }
  }

  @Test(.long) func passesATextRecorderBesideAPicture() async {
    await checkBackend { scheduler in
      let picture = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
      return BackendUnderTest(
        BackendGroup([TextRecorder(), picture]), picture: { picture.picture },
        userPops: { picture.userPops(to: $0) }, userDismisses: { picture.userDismisses($0) },
        userTurns: { picture.userTurns(to: $0) })
    }
  }

  @Test(.long) func passesOneOnWhichTheUserRemovesNothing() async {
    await checkBackend { scheduler in
      let backend = PictureBackend(scheduler: scheduler)
      return BackendUnderTest(backend, picture: { backend.picture })
    }
  }

  @Test(.long, arguments: [0, 350])
  func passesOneThatDrawsAndKeepsViews(milliseconds: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [milliseconds] in
      await checkBackend { scheduler in
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
          settle: { while backend.sketch.waiting > 0 { await Task.yield() } })
      }
    }
  }

  @Test(.long) func passesOneThatDrawsWhatIsInFrontAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(
          backend, drawing: { BackendDrawing(backend.drawing.layers.suffix(1)) })
      }
    }
  }

  @Test func passesOneThatHasOneText() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await checkBackend { scheduler in
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
      settle: { while backend.sketch.waiting > 0 { await Task.yield() } })
  }

  @Test(arguments: [.drawsNoTitles, .drawsOnlyChanges, .isOneBehind] as [FlawedBackend.Flaw])
  func failsByTheLawThatItBreaksInALaterTurn(_ flaw: FlawedBackend.Flaw) async {
    let violations = await backendViolations { late(flaw, $0) }

    #expect(Set(violations.map(\.law)) == [flaw.law.rawValue])
  }

  @Test func failsOneThatSaysNothing() async {
    let violations = await backendViolations { _ in BackendUnderTest(TextRecorder()) }

    #expect(violations.first?.details == "its description has no picture, drawing or text")
  }

  @Test func saysWhichWordsAreNotToBeRead() async {
    let violations = await backendViolations { scheduler in
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
}
