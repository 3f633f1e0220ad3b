import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowBackendTesting

/// The logs of the journeys through requests that move several screens, kept whole.
@MainActor
struct JourneyLogTests {
  @Test func tellsWhatComesOfEachRequest() {
    for journey in Journey.throughRequests {
      tell(journey, in: "tabs") { TabBarWireframe(stage: $0) }
      tell(journey, in: "columns") { SplitWireframe(stage: $0) }
    }
  }

  private func tell(
    _ journey: Journey, in container: String, _ make: (Stage) -> any ApplicationWireframe
  ) {
    let app = JourneyApp(backend: TextRecorder(), scheduler: ManualScheduler(), wireframe: make)
    for step in journey.steps {
      app.stage.log.note("step: \(step.name)")
      step.act(app)
    }

    assertSnapshot(of: app.stage.log, named: "\(journey.name), in \(container)")
  }
}

/// The journeys send a backend every kind of command.
@MainActor
struct JourneyCoverageTests {
  @MainActor
  final class Witness {
    var verbs: Set<String> = []
    var isShown = false
    var isUnanimated = false

    func see(_ transition: PresentationTransition) {
      verbs.insert(transition.verb)
      verbs.formUnion(transition.changes.map(\.verb.rawValue))
    }
  }

  /// A picture backend that notes the received commands.
  final class WitnessedBackend: PresentationBackend {
    let base: PictureBackend
    private let witness: Witness

    init(_ base: PictureBackend, _ witness: Witness) {
      self.base = base
      self.witness = witness
    }

    func attach(to stage: Stage) {
      base.attach(to: stage)
    }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      witness.see(transition)
      if transition.isShown(by: base) { witness.isShown = true }
      if !transition.isAnimated { witness.isUnanimated = true }
      base.perform(transition, completion: completion)
    }
  }

  @Test func sendsEveryKindOfChange() {
    let witness = Witness()

    let violations = backendViolations { scheduler in
      let base = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
      return BackendUnderTest(
        WitnessedBackend(base, witness), picture: { base.picture },
        userPops: { base.userPops(to: $0) }, userDismisses: { base.userDismisses($0) })
    }

    #expect(violations.isEmpty)
    #expect(witness.isShown)
    #expect(witness.isUnanimated)
    #expect(
      witness.verbs
        == Set(PresentationTransition.Change.Verb.allCases.map(\.rawValue))
        .union(["batch", "restore"]))
  }
}

/// Checks single answers against the lines that the log has for them.
struct JourneyAnswerTests {
  private static let flushed = PresentationLog.Entry.ignored("alert \"Q\"", .flushed)

  @Test func flushMayIgnoreRequestsThatWaited() {
    let answer = JourneyAnswer.request("flush", .committed, logged: [Self.flushed])

    #expect(answer.flaw == nil)
  }

  @Test func flushMayIgnoreNothingElse() {
    let ignored = PresentationLog.Entry.ignored("pop A", .alreadyThere)
    let answer = JourneyAnswer.request("flush", .committed, logged: [Self.flushed, ignored])

    #expect(answer.flaw?.hasPrefix("flush was committed, and the log says:") == true)
  }

  @Test(arguments: ["push A1 from A", "dismiss M", "adapt to regular"])
  func noOtherRequestMayFlush(_ request: String) {
    let lines = [PresentationLog.Entry.note("closed"), Self.flushed]
    let answer = JourneyAnswer.request(request, .committed, logged: lines)

    #expect(
      answer.flaw == """
        \(request) was committed, and the log says: closed; ignored alert "Q": flushed while it \
        waited
        """)
  }
}
