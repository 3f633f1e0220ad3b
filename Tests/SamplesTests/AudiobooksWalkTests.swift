import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand

/// Random walks over the audiobook shop, whose main flow now and then asks before it lets a request
/// pass, so that others wait.
@MainActor
struct AudiobooksWalkTests {
  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) async {
    await SampleWalk.walk(
      Self.plan, on: wireframe, seed: 7,
      finishing: ["LoginFlowCoordinator", "PlayerFlowCoordinator"])
  }

  @Test(arguments: Strength.some(of: WireframeOption.allCases))
  func runsTheSameFromItsLog(on wireframe: WireframeOption) async {
    await SampleWalk.replay(Self.plan, on: wireframe, seed: 7)
  }

  private static let plan = SampleWalk.Plan(
    makeController: { stage, wireframe, seed in
      let controller = ApplicationController(audiobooksOn: stage, wireframe: wireframe)
      askNowAndThen(controller.mainFlow, seed: seed)
      return controller
    },
    leadingDeeper: [
      .type("Ada", into: "Name"), .typeSample("the right password", into: "Password"),
      .tap("Log in"),
      .tap("Log in to buy"), .choose("Buy"), .tap("Play sample"), .tap("Listen"), .maximize,
      .choose("Go on"),
    ],
    leadingOut: [.tap("Log out"), .tap("Simulate expired session")],
    waysHome: [
      .choose("Go on"), .choose("OK"), .choose("Cancel"), .choose("Keep"), .closeDrawer, .dismiss,
      .minimize, .tap("Close"), .back,
    ],
    key: [
      .type("Ada", into: "Name"), .typeSample("the right password", into: "Password"),
      .tap("Log in"),
    ],
    isHome: { stage in
      stage.modalScreens.isEmpty && stage.shownAlert == nil && !stage.isMaximized
        && stage.selectedRoot.map { stage.isTop($0) } == true
    })

  /// Decides by the screens and the time, so that a replay and a gesture get the same answer.
  private static func askNowAndThen<Flow: MainFlowCoordinator>(_ flow: Flow, seed: UInt64) {
    flow.guardRequests { flow, request in
      let stage = flow.wireframe.stage
      let titles = (request.arriving + request.leaving).map(\.title).joined()
      var random = SplitMix64(seed: seed, for: "\(titles) \(stage.scheduler.now)")
      guard random.chance(5), let root = flow.wireframe.rootScreens.first else { return .allow }
      let question = AlertContent(title: "Go on?", actions: [.init("Go on"), .init("Stop")])
      return .ask(question, from: root) { $0.title == "Go on" }
    }
  }
}
