import SwiftUIHand
import Testing
import Wireflow
import WireflowSwiftUI

/// Each rule is needed: without it a walk or the conformance suite fails.
///
/// `WireflowSwiftUIWalks rules` looks for the habit that notices a rule's absence.
@MainActor
struct RuleTests {
  private nonisolated static let noticing: [(rule: String, habits: Habits)] = [
    ("tellsLater", .writesInBody), ("keepsWhatIsSaid", []), ("awaitsAppearance", []),
    ("awaitsDismissal", []), ("awaitsAnimations", []), ("refusesTrimmedPaths", .stalePath),
    ("refusesEarlyNil", .cannotPresent), ("asksToReadAgain", .trims),
    ("distrustsWalledViews", .nilBehindWalls), ("keepsOutgoingPages", []),
  ]

  @Test(arguments: noticing.map(\.rule))
  func aWalkFailsWithoutTheRule(_ name: String) throws {
    let rule = try #require(Rules.named.first { $0.name == name }?.rule)
    let habits = try #require(Self.noticing.first { $0.rule == name }?.habits)

    #expect(failures(with: habits, rules: .all) == 0)
    #expect(failures(with: habits, rules: Rules.all.subtracting(rule)) > 0)
  }

  /// A guard that changes its mind tells nobody, so it is asked when a finger comes down.
  @Test func theSuiteFailsUnlessGuardsAreAskedAtTouch() {
    let result = HandBench(rules: Rules.all.subtracting(.asksGuardsAtTouch)).run()

    #expect(result.violations.count == 1)
  }

  private func failures(with habits: Habits, rules: Rules) -> Int {
    (1...UInt64(6)).reduce(0) { count, seed in
      count
        + WalkShape.allCases.filter { shape in
          let walk = RequestWalk(
            shape, habits, seed: seed, rules: rules, walls: seed % 2 == 0 ? .inPlace : .inWindows)
          return (1...100).contains { step in
            walk.step()
            return step % 5 == 0 && walk.complaint() != nil
          }
        }.count
    }
  }
}
