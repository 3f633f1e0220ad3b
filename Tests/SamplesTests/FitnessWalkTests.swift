import FitnessApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand

/// Random walks over the fitness club, in processes beside the other tests.
@MainActor
@Suite(.serialized)
struct FitnessWalkTests {
  @Test(.long, arguments: WireframeOption.allCases)
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) async {
    await #expect(processExitsWith: .success) { [name = wireframe.rawValue as String] in
      try await FitnessWalkTests.walk(on: name)
    }
  }

  private static func walk(on name: String) async throws {
    await SampleWalk.walk(
      plan, on: try #require(WireframeOption(rawValue: name)), seed: 4, finishing: finishing,
      usualSteps: 5_000)
  }

  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func runsTheSameFromItsLog(on wireframe: WireframeOption) async {
    await SampleWalk.replay(Self.plan, on: wireframe, seed: 4)
  }

  private static let plan = SampleWalk.Plan(
    makeController: { stage, wireframe, seed in
      var delays = SplitMix64(seed: seed + 1)
      return ApplicationController(
        fitnessOn: stage, wireframe: wireframe, generator: SplitMix64(seed: seed + 2),
        answerDelay: { .milliseconds(Int.random(in: 0...1500, using: &delays)) })
    },
    leadingDeeper: [
      .type("Maria", into: "Name"), .typeSample("Maria's password", into: "Password"),
      .tap("Log in"),
      .tap("Gym"), .tap("Group"), .tap("Make an appointment"), .tap("Create appointment"),
      .type("Mind my knee", into: "Note"), .choose("Book again"), .choose("Cancel appointment"),
    ],
    leadingOut: [.tap("Log out")],
    waysHome: [
      .choose("Discard"), .choose("Keep"), .choose("OK"), .closeDrawer, .tap("Log out"), .dismiss,
      .select("Account"), .tap("Next"),
      .tap("Accept"), .next, .tap("Begin"),
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
