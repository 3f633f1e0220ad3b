import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Random actions, routes and user steps under guards that allow, refuse and ask, also behind walls.
@MainActor
struct GuardedWalkTests {
  private nonisolated static let routes: [Route] = [
    ["app", "mail"], ["app", "mail", "inbox", "42"], ["app", "news", "a"],
    ["app", "admin", "users"],
    ["app", "mail", "intro", "topics"], ["app", "news", "files", "disk", "1"], ["login", "x"],
  ]

  private nonisolated static let tabs = [["mail", "news"], ["mail", "admin", "news"]]

  private func guardRequests(of rig: RouteRig, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    rig.main.guardRequests { flow, request in
      guard !request.leaving.isEmpty, let front = flow.wireframe.stage.frontScreen else {
        return .allow
      }
      switch random.below(4) {
      case 0: return .refuse("busy")
      case 1:
        return .ask(
          AlertContent(title: "Go?", actions: [.init("Go"), .init("Stay")]), from: front,
          allows: { $0.title == "Go" })
      default: return .allow
      }
    }
  }

  @Test(arguments: Shape.allCases, Strength.isWhole ? [1, 2, 3, 4] : [1, 2] as [UInt64])
  func commitsAllDataAndKeepsTheRouteAtWhatIsShown(_ shape: Shape, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rig = RouteRig.regions(shape)
    guardRequests(of: rig, seed: seed + 100)
    var (count, listed, wall) = (0, ["mail", "news"], WallFlow?.none)
    for step in 0..<150 {
      let route = random.pick(Self.routes) ?? []
      switch random.below(8) {
      case 0, 1: rig.store.route(.goto(route))
      case 2:
        listed = random.pick(Self.tabs) ?? listed
        rig.store.dispatch(TestAction.listed(listed, random.chance(50) ? route : nil))
      case 3:
        count += 1
        rig.store.dispatch(TestAction.counted)
      case 4 where wall == nil:
        let raised = WallFlow(rig.main.wireframe)
        rig.main.start(raised)
        wall = raised
      case 4:
        wall?.finish()
        wall = nil
      default:
        if let action = random.pick(rig.stage.possibleActions) { rig.controller.perform(action) }
      }
      if wall.map({ !rig.stage.isOnStage($0.screen) }) == true { wall = nil }

      let state = rig.store.state
      #expect(state.count == count && state.tabs == listed, "step \(step)")
      #expect(state.route == rig.main.route, "step \(step)\n\(rig.stage.log.text.suffix(2000))")
      if state.route != rig.main.route || state.count != count { return }
    }
  }
}
