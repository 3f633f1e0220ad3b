import EncyclopediaApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand

/// Random walks over the encyclopedia, in processes beside the other tests.
///
/// Each flow and each screen is freed once it has left.
@MainActor
@Suite(.serialized)
struct EncyclopediaWalkTests {
  @Test(.long, arguments: WireframeOption.allCases)
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) async {
    await #expect(processExitsWith: .success) { [name = wireframe.rawValue as String] in
      try await EncyclopediaWalkTests.walk(on: name)
    }
  }

  private static func walk(on name: String) async throws {
    await SampleWalk.walk(
      plan, on: try #require(WireframeOption(rawValue: name)), seed: 4, finishing: finishing,
      usualSteps: 8_000)
  }

  private static let plan = SampleWalk.Plan(
    makeController: { stage, wireframe, _ in
      ApplicationController(encyclopediaOn: stage, wireframe: wireframe)
    },
    leadingDeeper: [
      .type("Ada", into: "Name"), .typeSample("the right password", into: "Password"),
      .tap("Log in"), .typeSample("the right letters", into: "Letters"), .tap("Continue"),
      .tap("Featured article"), .tap("Edit"), .choose("Edit anonymously"),
      .typeSample("a better text", into: "Text"), .tap("Next"), .tap("Publish"), .tap("Try again"),
      .choose("OK"), .choose("Keep"),
      .toggle("Saved"), .tap("Add to a list"), .tap("Later"), .tap("Reply"),
      .type("Which source?", into: "Message"), .tap("Post"), .choose("Talk page"),
    ],
    leadingOut: [.tap("Log out"), .dismiss, .back],
    waysHome: [
      .choose("Discard"), .choose("Keep"), .choose("OK"), .choose("Cancel"), .closeDrawer,
      .tap("Skip"), .next, .tap("Get started"), .dismiss, .back, .select("Explore"),
    ],
    isHome: { stage in
      stage.modalScreens.isEmpty && stage.shownAlert == nil
        && stage.selectedRoot.map { stage.isTop($0) } == true
    },
    links: EncyclopediaLinks.samples)

  private static let finishing: Set = [
    "OnboardingFlowCoordinator", "LoginFlowCoordinator", "EditFlowCoordinator",
    "AddToListFlowCoordinator", "ComposeFlowCoordinator",
  ]
}
