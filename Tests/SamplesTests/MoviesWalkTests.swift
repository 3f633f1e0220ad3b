import MoviesApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand

/// Random walks over the movie lists, whose flows are warps.
@MainActor
struct MoviesWalkTests {
  @Test(arguments: WireframeOption.allCases)
  func everyWarpEndsOnceOrLivesForSomething(on wireframe: WireframeOption) {
    SampleWalk.walk(Self.plan, on: wireframe, seed: 11, finishing: ["SettingsWarp"])
  }

  private static let plan = SampleWalk.Plan(
    makeController: { wireframe, seed in
      let controller = MoviesApplication.makeController(wireframe: wireframe)
      openLinksNowAndThen(in: controller, SplitMix64(seed: seed))
      return controller
    },
    leadingDeeper: [
      .typeSample("the key", into: "Key"), .tap("Save"), .tap("Enter the key"), .tap("Preferences"),
      .tap("All set"), .choose("OK"),
    ],
    leadingOut: [.tap("Forget the key")],
    waysHome: [
      .choose("OK"), .closeDrawer, .tap("Forget the key"), .dismiss, .select("Settings"), .back,
    ],
    isHome: { stage in
      stage.rootScreens.first?.title == "Movies" && stage.modalScreens.isEmpty
        && stage.shownAlert == nil
    })

  /// Opens a link every three seconds, whatever is in front, from the moment that the app is there.
  private static func openLinksNowAndThen(
    in controller: ApplicationController, _ generator: SplitMix64
  ) {
    var random = generator
    _ = controller.stage.scheduler.schedule(after: .seconds(3)) { [weak controller] in
      guard let controller else { return }
      let link = ["movies://watched/4", "movies://wishlist/1", "movies://wishlist/3"]
      if let link = link.randomElement(using: &random) { controller.perform(.open(link)) }
      openLinksNowAndThen(in: controller, random)
    }
  }
}
