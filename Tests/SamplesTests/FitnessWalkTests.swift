import FitnessApp
import Foundation
import Testing
import Wireflow
import WireflowTerminal

/// Random walks over the fitness club.
@MainActor
struct FitnessWalkTests {
  /// How many actions a walk takes, which can be more by hand.
  private static let steps =
    ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"].flatMap(Int.init) ?? 10_000

  @Test(arguments: WireframeOption.allCases)
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) {
    var walk: SampleWalk? = SampleWalk(Self.plan, wireframe: wireframe, seed: 4)

    walk?.run(steps: Self.steps)
    #expect((walk?.startCount ?? 0) > Self.steps / 100)
    #expect(walk?.finished == Self.finishing)
    walk?.returnHome()
    let references = walk?.references ?? []
    walk = nil

    #expect(!references.isEmpty)
    #expect(references.filter { $0.object != nil }.map(\.name) == [])
  }

  private static let plan = SampleWalk.Plan(
    makeController: { wireframe, seed in
      var delays = SeededGenerator(seed: seed + 1)
      return FitnessApplication.makeController(
        wireframe: wireframe, generator: SeededGenerator(seed: seed + 2),
        answerDelay: { .milliseconds(Int.random(in: 0...1500, using: &delays)) })
    },
    leadingDeeper: [
      .type("Maria", into: "Name"), .type("Maria's password", into: "Password"), .tap("Log in"),
      .tap("Gym"), .tap("Group"), .tap("Make an appointment"), .tap("Create appointment"),
      .type("Mind my knee", into: "Note"), .choose("Book again"), .choose("Cancel appointment"),
    ],
    leadingOut: [.tap("Log out")],
    waysHome: [
      .choose("Discard"), .choose("Keep"), .choose("OK"), .closeMenu, .tap("Log out"), .dismiss,
      .select("Account"), .tap("Next"), .tap("Begin"),
    ],
    isHome: { stage in
      stage.rootScreens.first?.title == "Log in" && stage.modalScreens.isEmpty
        && stage.shownAlert == nil
    })

  private static let finishing: Set = [
    "OnboardingFlowCoordinator", "LoginFlowCoordinator", "AnyActivityFlowCoordinator",
    "CreateAppointmentFlowCoordinator", "GymActivityFlowCoordinator",
    "GroupActivityFlowCoordinator",
  ]
}
