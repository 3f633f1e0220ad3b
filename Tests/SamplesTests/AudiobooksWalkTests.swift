import AudiobooksApp
import FitnessApp
import Foundation
import Testing
import Wireflow
import WireflowTerminal

/// Random walks over the audiobook shop, whose main flow now and then asks before it lets a request
/// pass, so that others wait.
@MainActor
struct AudiobooksWalkTests {
  /// How many actions a walk takes, which can be more by hand.
  private static let steps =
    ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"].flatMap(Int.init) ?? 10_000

  @Test(arguments: WireframeOption.allCases)
  func everyFlowEndsOnceOrLivesForSomething(on wireframe: WireframeOption) {
    var walk: SampleWalk? = SampleWalk(Self.plan, wireframe: wireframe, seed: 7)

    walk?.run(steps: Self.steps)
    #expect((walk?.startCount ?? 0) > Self.steps / 100)
    #expect(walk?.finished == ["LoginFlowCoordinator", "PlayerFlowCoordinator"])
    walk?.returnHome()
    let references = walk?.references ?? []
    walk = nil

    #expect(!references.isEmpty)
    #expect(references.filter { $0.object != nil }.map(\.name) == [])
  }

  private static let plan = SampleWalk.Plan(
    makeController: { wireframe, seed in
      let controller = AudiobooksApplication.makeController(wireframe: wireframe)
      askNowAndThen(controller.mainFlow, seed: seed)
      return controller
    },
    leadingDeeper: [
      .type("Ada", into: "Name"), .type("the right password", into: "Password"), .tap("Log in"),
      .tap("Log in to buy"), .choose("Buy"), .tap("Play sample"), .tap("Listen"), .maximize,
      .choose("Go on"),
    ],
    leadingOut: [.tap("Log out"), .tap("Simulate expired session")],
    waysHome: [
      .choose("Go on"), .choose("OK"), .choose("Cancel"), .choose("Keep"), .closeMenu, .dismiss,
      .minimize, .tap("Close"), .back,
    ],
    isHome: { stage in
      stage.modalScreens.isEmpty && stage.shownAlert == nil && !stage.isMaximized
        && stage.selectedRoot.map { stage.isTop($0) } == true
    })

  private static func askNowAndThen<Flow: MainFlowCoordinator>(_ flow: Flow, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    flow.guardRequests { flow, _ in
      guard random.next() % 20 == 0, let root = flow.wireframe.rootScreens.first else {
        return .allow
      }
      let question = AlertContent(title: "Go on?", actions: [.init("Go on"), .init("Stop")])
      return .ask(question, from: root) { $0.title == "Go on" }
    }
  }
}
