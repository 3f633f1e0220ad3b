import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The journeys send a backend every kind of command.
@MainActor
struct JourneyCoverageTests {
  @MainActor
  final class Witness {
    var verbs: Set<String> = []
    var isShown = false
    var isUnanimated = false

    func see(_ command: PresentationCommand) {
      verbs.insert(command.verb)
      if case .batch(let commands) = command { commands.forEach(see) }
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
      witness.see(transition.command)
      if transition.isShown(by: base) { witness.isShown = true }
      if !transition.isAnimated { witness.isUnanimated = true }
      base.perform(transition, completion: completion)
    }
  }

  @Test func sendsEveryCommand() {
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
      witness.verbs == [
        "install", "adapt", "restore", "attach", "select", "push", "pop", "remove", "replace",
        "present", "dismiss", "alert", "close alert", "install player", "remove player",
        "minimize", "maximize", "open drawer", "close drawer", "batch", "update", "show detail",
        "embed", "remove embedded",
      ])
  }
}
