import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

/// Random steps of app and user through modals with tabs, details and tabs that come and go, under
/// guards that allow, refuse and ask, and behind walls.
@MainActor
struct RouteWalkTests {
  private nonisolated static let bases: [Route] = [
    ["mail"], ["mail", "inbox"], ["mail", "inbox", "old"], ["mail", "42"], ["mail", "inbox", "42"],
    ["mail", "inbox", "42", "photo"], ["mail", "inbox", "old", "7", "photo"], ["news", "a", "b"],
    ["admin", "users"], ["nowhere"],
  ]

  private nonisolated static let modals: [Route] = [
    [], ["intro"], ["intro", "topics", "music"], ["intro", "more", "x"], ["intro", "rules"],
    ["files", "disk", "work", "1"], ["files", "cloud", "2", "page"], ["files", "cloud", "work"],
    ["files", "nowhere"],
  ]

  @Test(arguments: Shape.allCases, Strength.isWhole ? [1, 2, 3] : [1] as [UInt64])
  func keepsRouteAndScreenTogetherAndRestoresThem(_ shape: Shape, _ seed: UInt64) throws {
    let (rig, state) = walk(shape, seed, isGuarded: false) { rig, steps in
      let tree = rig.tree
      rig.store.route(.goto(rig.store.state.route))
      #expect(rig.tree == tree, "\(steps)")
      let again = RouteRig.regions(shape, state: rig.store.state, isLaunched: false)
      var refusals: [String] = []
      if let archive = rig.store.archive {
        again.store.restore(archive) { refusals.append("\($0)") }
      }
      again.controller.finishLaunching()
      again.controller.perform(.adapt(rig.stage.state.formFactor))
      // The drawer is not kept, and flows of tabs that came later began later.
      let kept = "\(tree)".split(separator: ", drawer open").joined()
      #expect("\(again.tree)" == kept && refusals == [], "\(steps)")
    }
    #expect(rig.store.state == state)
  }

  @Test(arguments: Shape.allCases, Strength.isWhole ? [1, 2, 3, 4] : [1] as [UInt64])
  func commitsAllDataUnderGuardsAndBehindWalls(_ shape: Shape, _ seed: UInt64) {
    let (rig, state) = walk(shape, seed, isGuarded: true) { _, _ in }
    #expect(rig.store.state == state)
  }

  /// Takes steps, and checks after each that the data is committed and the route is the screen's.
  private func walk(
    _ shape: Shape, _ seed: UInt64, isGuarded: Bool, check: (RouteRig, [String]) -> Void
  ) -> (RouteRig, TestState) {
    var random = SplitMix64(seed: seed)
    let rig = RouteRig.regions(shape)
    var (steps, expected, wall) = ([String](), TestState(), WallFlow(rig.main.wireframe))
    if isGuarded { guardRequests(of: rig, seed: seed + 100) }
    for _ in 0..<(WalkSteps.wanted ?? (Strength.isWhole ? 100 : 40)) {
      if isGuarded, random.chance(8) {
        steps.append("toggle the wall")
        wall.finish()
        wall = WallFlow(rig.main.wireframe)
        if random.chance(50) { rig.main.start(wall) }
      }
      steps.append(take(&random, rig, &expected))
      if rig.stage.state.isOnStage(wall.screen) {
        #expect(rig.stage.state.frontScreen === wall.screen, "\(steps)")
        #expect(rig.stage.picture.isBlankBehindWalls, "\(steps)")
      }
      expected.route = rig.main.route
      #expect(rig.store.state == expected, "\(steps)")
      check(rig, steps)
      if rig.store.state != expected { break }
    }
    return (rig, expected)
  }

  private func guardRequests(of rig: RouteRig, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    rig.main.guardRequests { flow, request in
      let front = flow.wireframe.stage.state.frontScreen
      guard !request.leaving.isEmpty, let front, random.chance(50) else { return .allow }
      if random.chance(50) { return .refuse("busy") }
      return .ask(
        AlertContent(title: "Go?", actions: [.init("Go"), .init("Stay")]), from: front,
        allows: { $0.title == "Go" })
    }
  }

  private func take(
    _ random: inout SplitMix64, _ rig: RouteRig, _ expected: inout TestState
  ) -> String {
    let route =
      Route("app") + (random.pick(Self.bases) ?? []) + (random.pick(Self.modals) ?? Route())
    switch random.below(12) {
    case 0...2:
      rig.store.route(.goto(route))
      return "goto \(route)"
    case 3:
      let page = random.pick(["x", "8", "nope", "inbox"]) ?? ""
      rig.store.route(.push(page))
      return "push \(page)"
    case 4:
      expected.tabs = random.chance(50) ? ["mail", "news"] : ["mail", "admin", "news"]
      let goal = random.chance(50) ? route : nil
      rig.store.dispatch(TestAction.listed(expected.tabs, goal))
      return "list \(expected.tabs) at \(goal?.description ?? "the same")"
    case 5:
      expected.count += 1
      rig.store.dispatch(TestAction.counted)
      return "count"
    case 7:
      let action = UserAction.adapt(random.chance(50) ? .compact : .regular)
      rig.controller.perform(action)
      return "\(action)"
    default:
      guard let action = random.pick(rig.stage.possibleActions) else { return "nothing" }
      rig.controller.perform(action)
      return "\(action)"
    }
  }
}
