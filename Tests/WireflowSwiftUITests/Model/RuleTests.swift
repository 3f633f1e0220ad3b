import SwiftUIHand
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// Each rule is needed: without it a walk or the conformance suite fails.
///
/// `WireflowSwiftUIWalks rules` looks for the habit that notices a rule's absence.
@MainActor
@Suite(.long)
struct RuleTests {
  private nonisolated static let noticing: [(rule: String, habits: Habits)] = [
    ("tellsLater", .writesInBody), ("keepsWhatIsSaid", []), ("awaitsAppearance", []),
    ("awaitsDismissal", []), ("awaitsAnimations", []), ("refusesTrimmedPaths", .stalePath),
    ("refusesEarlyNil", .cannotPresent), ("asksToReadAgain", .trims),
    ("distrustsWalledViews", .nilBehindWalls), ("keepsOutgoingPages", []), ("foldsColumns", []),
    ("distrustsPages", .movesPages), ("staysUnderCovers", .leavesUnderCovers),
  ]

  @Test(arguments: noticing.map(\.rule))
  func aWalkFailsWithoutTheRule(_ name: String) throws {
    let rule = try #require(Rule(rawValue: name))
    let habits = try #require(Self.noticing.first { $0.rule == name }?.habits)

    let walks = (1...UInt64(6)).flatMap { seed in WalkShape.allCases.map { ($0, seed) } }
    let failing = walks.first { shape, seed in
      fails(shape, seed, habits, Rule.all.subtracting([rule]))
    }

    let (shape, seed) = try #require(failing)
    #expect(!fails(shape, seed, habits, Rule.all))
  }

  /// A guard that reads nothing observed tells nobody when it changes its mind.
  @Test(arguments: [true, false])
  func aSwipeBeginsThatAGuardMindsUnlessItIsAskedAtTouch(isAsked: Bool) {
    let rig = HandRig(rules: isAsked ? Rule.all : Rule.all.subtracting([.asksGuardsAtTouch]))
    let mood = Mood()
    rig.push("Page")
    rig.mainFlow?.guardRequests { _, _ in mood.minds ? .refuse("not now") : .allow }
    rig.rest()

    mood.minds = true
    rig.model.touched()
    rig.hand.userPops(to: rig.stage.pictureID(of: rig.a))

    #expect(rig.hand.removals == (isAsked ? 0 : 1))
  }

  /// Returns true if a walk complains.
  private func fails(_ shape: WalkShape, _ seed: UInt64, _ habits: Habits, _ rules: Set<Rule>)
    -> Bool
  {
    let walk = RequestWalk(
      shape, habits, seed: seed, rules: rules, walls: seed % 2 == 0 ? .inPlace : .inWindows)
    return (1...100).contains { step in
      walk.step()
      return step % 5 == 0 && walk.complaint() != nil
    }
  }
}

/// A value that a guard reads and nobody observes.
@MainActor
private final class Mood {
  var minds = false
}
