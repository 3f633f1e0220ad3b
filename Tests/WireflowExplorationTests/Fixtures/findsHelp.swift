import Wireflow
import WireflowExploration

/// Explores an app with a hunt, and returns true if it finds the help.
@MainActor
func findsHelp<Flow: MainFlowCoordinator>(
  _ actions: [CustomAction] = [], opening links: [String] = [],
  by open: @escaping @MainActor @Sendable (Flow, String) -> Void = { _, _ in },
  within actionCount: Int = 20_000,
  _ makeFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> Flow
) async -> Bool {
  var options = ExplorationOptions()
  options.huntLength = .actions(actionCount)
  options.customActions = actions
  options.links = links
  let map = await explore(options: options) { stage, makeWireframe in
    let wireframe = makeWireframe(stage)
    let flow = makeFlow(wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    controller.onOpen = { [weak flow] link in
      guard let flow else { return false }
      open(flow, link)
      return true
    }
    return controller
  }
  return map.places.keys.map(\.screen).contains("HelpScreen")
}
