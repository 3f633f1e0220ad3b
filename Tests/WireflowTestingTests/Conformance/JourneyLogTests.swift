import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowBackendTesting
@testable import WireflowTesting

/// The logs of all journeys on each wireframe, with the outcomes of flows and alerts: the core's
/// behavior, kept whole.
@MainActor
struct JourneyLogTests {
  @Test func tellsWhatComesOfEachStep() {
    for journey in Journey.forBackends where !journey.attachesLate {
      let logs = WireframeVariant.standard.map {
        (name: $0.name, lines: lines(of: journey, on: $0))
      }
      assertSnapshot(of: SideBySide(logs).text, named: journey.name)
    }
  }

  /// The steps, each with its lines below.
  private func lines(of journey: Journey, on variant: WireframeVariant) -> [String] {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler)
    let app = JourneyApp(
      backend: backend, scheduler: scheduler, wireframe: variant.makeWireframe)
    app.hand = BackendUnderTest(backend)

    var lines: [String] = []
    for step in journey.steps {
      let count = app.stage.log.lines.count
      app.beginStep()
      step.act(app)
      let written = app.stage.log.lines.dropFirst(count).filter { $0 != "> (app)" }
      lines += [step.name] + written.map { $0.hasPrefix(">") ? "  \($0)" : $0 }
      lines += app.endings.map { "  = \($0)" }
    }
    let tree = NavigationTree(app.stage).description.split(separator: "\n")
    return lines + ["on stage"] + tree.map { "  \($0)" }
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

    func attach(to stage: Stage) { base.attach(to: stage) }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      witness.see(transition)
      if transition.isShown(by: base) { witness.isShown = true }
      if !transition.isAnimated { witness.isUnanimated = true }
      base.perform(transition, completion: completion)
    }
  }

  @Test func sendsEveryKindOfChange() async {
    let witness = Witness()

    let violations = await backendViolations { scheduler in
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
