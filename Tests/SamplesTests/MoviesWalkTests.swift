import FitnessApp
import Foundation
import MoviesApp
import Testing
import Wireflow
import WireflowTerminal

/// Random walks over the movie lists, whose flows are warps.
@MainActor
struct MoviesWalkTests {
  /// How many actions a walk takes, which can be more by hand.
  private static let steps =
    ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"].flatMap(Int.init) ?? 10_000

  @Test(arguments: WireframeOption.allCases)
  func everyWarpEndsOnceOrLivesForSomething(on wireframe: WireframeOption) {
    var walk: SampleWalk? = SampleWalk(Self.plan, wireframe: wireframe, seed: 11)

    walk?.run(steps: Self.steps)
    #expect((walk?.startCount ?? 0) > Self.steps / 100)
    #expect(walk?.finished == ["SettingsWarp"])
    walk?.returnHome()
    let references = walk?.references ?? []
    walk = nil

    #expect(!references.isEmpty)
    #expect(references.filter { $0.object != nil }.map(\.name) == [])
  }

  private static let plan = SampleWalk.Plan(
    makeController: { wireframe, seed in
      let controller = MoviesApplication.makeController(wireframe: wireframe)
      openLinksNowAndThen(in: controller, SeededGenerator(seed: seed))
      return controller
    },
    leadingDeeper: [
      .type("the key", into: "Key"), .tap("Save"), .tap("Enter the key"), .tap("Preferences"),
      .tap("All set"), .choose("OK"),
    ],
    leadingOut: [.tap("Forget the key")],
    waysHome: [
      .choose("OK"), .closeMenu, .tap("Forget the key"), .dismiss, .select("Settings"), .back,
    ],
    isHome: { stage in
      stage.rootScreens.first?.title == "Movies" && stage.modalScreens.isEmpty
        && stage.shownAlert == nil
    })

  /// Opens a link every three seconds, whatever is in front, from the moment that the app is there.
  private static func openLinksNowAndThen(
    in controller: ApplicationController, _ generator: SeededGenerator
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
