import MoviesApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand

/// Random walks over the movie lists, whose flows are warps.
@MainActor
struct MoviesWalkTests {
  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func everyWarpEndsOnceOrLivesForSomething(on wireframe: WireframeOption) async {
    await SampleWalk.walk(Self.plan, on: wireframe, seed: 11, finishing: ["SettingsWarp"])
  }

  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func runsTheSameFromItsLog(on wireframe: WireframeOption) async {
    await SampleWalk.replay(Self.plan, on: wireframe, seed: 11)
  }

  private static let plan = SampleWalk.Plan(
    makeController: { stage, wireframe, _ in
      ApplicationController(moviesOn: stage, wireframe: wireframe)
    },
    leadingDeeper: [
      .typeSample("the key", into: "Key"), .tap("Save"), .tap("Enter the key"), .tap("Preferences"),
      .tap("All set"), .typeSample("the family PIN", into: "PIN"), .choose("Watch"),
    ],
    leadingOut: [.tap("Forget the key")],
    waysHome: [
      .choose("Cancel"), .closeDrawer, .tap("Forget the key"), .dismiss, .select("Settings"), .back,
    ],
    isHome: { stage in
      stage.rootScreens.first?.title == "Movies" && stage.modalScreens.isEmpty
        && stage.shownAlert == nil
    },
    links: ["movies://watched/4", "movies://wishlist/1", "movies://wishlist/3"])
}
