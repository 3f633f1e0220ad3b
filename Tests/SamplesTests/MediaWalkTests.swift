import MediaApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand

/// Random walks over the movie catalogue, whose flows follow routes.
@MainActor
struct MediaWalkTests {
  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) async {
    await SampleWalk.walk(Self.plan, on: wireframe, seed: 21, finishing: Self.finishing)
  }

  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func runsTheSameFromItsLog(on wireframe: WireframeOption) async {
    await SampleWalk.replay(Self.plan, on: wireframe, seed: 21)
  }

  private static let plan = SampleWalk.Plan(
    makeController: { stage, wireframe, _ in
      ApplicationController(mediaOn: stage, wireframe: wireframe)
    },
    leadingDeeper: [
      .type("Evey", into: "Name"), .typeSample("the right password", into: "Password"),
      .tap("Sign in"), .tap("Watch"), .maximize, .tap("Settings"), .tap("Write a review"),
      .tap("Cast"),
    ],
    leadingOut: [.tap("Sign out")],
    waysHome: [
      .choose("sign-out"), .choose("OK"), .closeDrawer, .tap("Sign out"), .minimize, .dismiss,
      .select("Account"), .back,
    ],
    isHome: { stage in
      stage.rootScreens.first?.title == "Sign in" && stage.modalScreens.isEmpty
        && stage.shownAlert == nil
    },
    links: MediaLinks.samples)

  private static let finishing: Set = [
    "AccountCoordinator", "MoviesCoordinator", "PlayerCoordinator", "ReviewCoordinator",
    "SettingsCoordinator",
  ]
}
