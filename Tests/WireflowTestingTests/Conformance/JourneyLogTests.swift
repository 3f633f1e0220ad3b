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
  private final class Witness {
    var seen: Set<String> = []
  }

  /// A picture backend that notes the received commands.
  private final class WitnessedBackend: PresentationBackend {
    let base: PictureBackend
    private let witness: Witness

    init(_ scheduler: ManualScheduler, _ witness: Witness) {
      base = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
      self.witness = witness
    }

    func attach(to stage: Stage) { base.attach(to: stage) }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      witness.seen.insert(transition.verb)
      witness.seen.formUnion(transition.changes.map(\.verb.rawValue))
      if transition.isShown(by: base) { witness.seen.insert("shown") }
      if !transition.isAnimated { witness.seen.insert("unanimated") }
      base.perform(transition, completion: completion)
    }
  }

  @Test func sendsEveryKindOfChange() async {
    let witness = Witness()

    let violations = await backendViolations { scheduler in
      let backend = WitnessedBackend(scheduler, witness)
      return BackendUnderTest(
        backend, picture: { backend.base.picture },
        userPops: { backend.base.userPops(to: $0) },
        userDismisses: { backend.base.userDismisses($0) })
    }

    #expect(violations.isEmpty)
    let verbs = PresentationTransition.Change.Verb.allCases.map(\.rawValue)
    #expect(witness.seen == Set(verbs + ["batch", "restore", "shown", "unanimated"]))
  }
}
