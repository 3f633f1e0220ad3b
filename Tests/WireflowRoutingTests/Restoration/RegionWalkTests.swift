import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Random steps of app and user through modals with tabs, details and tabs that come and go.
@MainActor
struct RegionWalkTests {
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

  private func take(_ random: inout SplitMix64, _ rig: RouteRig) -> String {
    let pages = ["x", "8", "nope", "inbox"]
    switch random.below(10) {
    case 0...2:
      let base = random.pick(Self.bases) ?? []
      let modal = random.pick(Self.modals) ?? []
      let route: Route = ["app"] + base + modal
      rig.store.route(.goto(route))
      return "goto \(route)"
    case 3:
      let page = random.pick(pages) ?? ""
      rig.store.route(.push(page))
      return "push \(page)"
    case 4:
      let tabs = random.chance(50) ? ["mail", "news"] : ["mail", "admin", "news"]
      rig.store.dispatch(TestAction.listed(tabs))
      return "list \(tabs)"
    case 5:
      let action = UserAction.adapt(random.chance(50) ? .compact : .regular)
      rig.controller.perform(action)
      return "\(action)"
    default:
      guard let action = random.pick(rig.stage.possibleActions) else { return "nothing" }
      rig.controller.perform(action)
      return "\(action)"
    }
  }

  @Test(arguments: Shape.allCases, Strength.isWhole ? [1, 2, 3] : [1] as [UInt64])
  func keepsRouteAndScreenTogetherAndRestoresThem(_ shape: Shape, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rig = RouteRig.regions(shape)
    var steps: [String] = []
    for _ in 0..<80 {
      steps.append(take(&random, rig))

      #expect(rig.store.state.route == rig.main.route, "\(steps)")
      let tree = rig.tree
      rig.store.route(.goto(rig.store.state.route))
      #expect(rig.tree == tree, "\(steps)")
      let archive = try #require(rig.store.archive)
      let again = RouteRig.regions(shape, state: rig.store.state, isLaunched: false)
      var refusals: [String] = []
      again.store.restore(archive) { refusals.append("\($0)") }
      again.controller.finishLaunching()
      again.controller.perform(.adapt(rig.stage.formFactor))
      #expect(refusals == [], "\(steps)")
      // The drawer is not kept, and flows of tabs that came later began later.
      let kept = "\(tree)".split(separator: ", drawer open").joined()
      #expect("\(again.tree)" == kept, "\(steps)")
      if "\(again.tree)" != kept || !refusals.isEmpty { return }
    }
  }
}
