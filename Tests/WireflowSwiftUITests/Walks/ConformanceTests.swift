import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowSwiftUI

/// The conformance suite on the model, with a simulated SwiftUI in front of it.
@MainActor
struct ConformanceTests {
  @Test(
    arguments: Strength.some(of: [.all, []] + Habit.allCases.map { [$0] } as [Habits]),
    Strength.some(of: [SwiftUIHand.Walls.inWindows, .inPlace]))
  func keepsTheLaws(_ habits: Habits, _ walls: SwiftUIHand.Walls) async {
    await checkLaws(habits, walls)
  }

  @Test(.long, arguments: Habit.allCases)
  func keepsTheLawsWithEachPairOfHabits(_ one: Habit) async {
    for other in Habit.allCases.drop(while: { $0 != one }).dropFirst() {
      await checkLaws([one, other], .inWindows)
    }
  }

  private func checkLaws(_ habits: Habits, _ walls: SwiftUIHand.Walls) async {
    let complaints = Complaints()
    await ConformanceRun.$isBrief.withValue(!Strength.isLong) {
      await checkBackend { backend(on: $0, habits, walls, complaints) }
    }
    #expect(complaints.all == [], "\(habits)")
  }

  private func backend(
    on scheduler: ManualScheduler, _ habits: Habits, _ walls: SwiftUIHand.Walls,
    _ complaints: Complaints
  ) -> BackendUnderTest {
    let model = StageModel()
    let hand = SwiftUIHand(model, on: scheduler, habits: habits, walls: walls)
    let late: Duration = habits.contains(.nilLate) ? .milliseconds(1_100) : .zero
    weak let weakModel = model
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
      settle: {
        // With all habits SwiftUI writes a path that the model refuses again and again, and the
        // model keeps its pages for two animations each time.
        scheduler.advance(by: .seconds(3))
        complaints.all.formUnion(hand.complaints)
      })
  }

  private final class Complaints {
    var all: Set<String> = []
  }
}
