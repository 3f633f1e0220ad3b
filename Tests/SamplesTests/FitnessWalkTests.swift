import Foundation
import Testing
import WireflowTerminal

/// Random walks over the fitness club.
@MainActor
struct FitnessWalkTests {
  /// How many actions a walk takes, which can be more by hand.
  private static let steps =
    ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"].flatMap(Int.init) ?? 25_000

  @Test(arguments: WireframeOption.allCases)
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) {
    var walk: FitnessWalk? = FitnessWalk(wireframe: wireframe, seed: 4)

    walk?.run(steps: Self.steps)
    #expect((walk?.startCount ?? 0) > Self.steps / 100)
    #expect(walk?.finished == Self.finishing)
    walk?.returnToLogin()
    let references = walk?.references ?? []
    walk = nil

    #expect(!references.isEmpty)
    #expect(references.filter { $0.object != nil }.map(\.name) == [])
  }

  private static let finishing: Set = [
    "OnboardingFlowCoordinator", "LoginFlowCoordinator", "AnyActivityFlowCoordinator",
    "CreateAppointmentFlowCoordinator", "GymActivityFlowCoordinator",
    "GroupActivityFlowCoordinator",
  ]
}
