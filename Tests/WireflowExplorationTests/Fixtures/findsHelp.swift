import Wireflow
import WireflowExploration

/// Explores an app with hardly any random walk, and returns true if it finds the help.
@MainActor
func findsHelp(
  _ actions: [CustomAction] = [],
  _ makeFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> any MainFlowCoordinator
) async -> Bool {
  var options = ExplorationOptions()
  options.dryWalks = 1
  options.customActions = actions
  let map = await explore(options: options) { stage, makeWireframe in
    let wireframe = makeWireframe(stage)
    return ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
  }
  return map.places.keys.map(\.screen).contains("HelpScreen")
}
