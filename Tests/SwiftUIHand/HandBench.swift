package import Wireflow
package import WireflowBackendTesting
import WireflowInteraction
package import WireflowSwiftUI
import WireflowTesting

/// The conformance bench on the model, with a simulated SwiftUI in front of it.
@MainActor
package struct HandBench {
  private let habits: Habits
  private let rules: Set<Rule>
  private let walls: SwiftUIHand.Walls
  private let seed: UInt64

  /// Describes a bench.
  /// - Parameters:
  ///   - habits: The bad habits of the simulated SwiftUI.
  ///   - rules: The rules that the model follows.
  ///   - walls: The way in which walls are shown.
  ///   - seed: The seed for whatever happens at random.
  package init(
    _ habits: Habits = [], rules: Set<Rule> = Rule.all, walls: SwiftUIHand.Walls = .inWindows,
    seed: UInt64 = 1
  ) {
    self.habits = habits
    self.rules = rules
    self.walls = walls
    self.seed = seed
  }

  /// The result of a bench.
  package struct Result {
    package var violations: [ConformanceViolation] = []
    package var complaints: [String: Int] = [:]
    package var apps = 0
  }

  /// Leads the model through all journeys.
  package func run() async -> Result {
    let tally = Tally()
    var result = Result()
    result.violations = await backendViolations { backend(on: $0, tally) }
    result.complaints = tally.complaints
    result.apps = tally.apps
    return result
  }

  /// Describes the model as a backend for the conformance suite.
  package func backend(on scheduler: ManualScheduler) -> BackendUnderTest {
    backend(on: scheduler, Tally())
  }

  private func backend(on scheduler: ManualScheduler, _ tally: Tally) -> BackendUnderTest {
    let model = StageModel()
    model.rules = rules
    let hand = SwiftUIHand(model, on: scheduler, habits: habits, seed: seed, walls: walls)
    let late: Duration = habits.contains(.nilLate) ? .milliseconds(1_100) : .zero
    weak let weakModel = model
    tally.apps += 1
    func settle() {
      // With all habits SwiftUI writes a path that the model refuses again and again, and the model
      // keeps its pages for two animations each time.
      scheduler.advance(by: .seconds(3))
      tally.note(hand)
    }
    return BackendUnderTest(
      model, picture: { hand.picture }, view: { weakModel?.page(of: $0) },
      userPops: { screen in
        guard let page = weakModel?.page(of: screen) else { return }
        var brokenOff = 0
        // After a swipe that was broken off, the user swipes again.
        repeat {
          brokenOff = hand.brokenOff
          weakModel?.touched()
          hand.userPops(to: page.id)
          scheduler.advance(by: .milliseconds(400))
        } while hand.brokenOff > brokenOff
      },
      userDismisses: { screen in
        weakModel?.touched()
        hand.userDismisses(from: screen)
        scheduler.advance(by: late)
      },
      userTurns: { screen in
        guard let page = weakModel?.page(of: screen) else { return }
        weakModel?.touched()
        hand.userTurnsPage(to: page.id)
      },
      settle: { settle() })
  }

  @MainActor
  private final class Tally {
    var apps = 0
    var complaints: [String: Int] = [:]
    private var noted: [ObjectIdentifier: Int] = [:]

    func note(_ hand: SwiftUIHand) {
      let new = hand.complaints.dropFirst(noted[ObjectIdentifier(hand)] ?? 0)
      for complaint in new { complaints[complaint, default: 0] += 1 }
      noted[ObjectIdentifier(hand)] = hand.complaints.count
    }
  }
}
