public import Wireflow

/// Runs an app's whole navigation by itself, and returns the map of it.
///
/// From the launch it tries each possible action of each state, breadth first, in fresh apps with
/// time that it moves by hand. Then it walks at random for what depends on what cannot be seen,
/// until many walks in a row find nothing.
///
/// ```swift
/// let map = await explore(on: .split) { NotesApplication.makeController(wireframe: $0) }
/// print(NavigationBaseline([map]).text)
/// ```
/// - Parameters:
///   - wireframe: the wireframe that decides how everything is presented.
///   - options: what is tried beside the elements on screen, and when to stop.
///   - makeController: makes the app with services of its own, the same each time.
@MainActor
public func explore(
  on wireframe: ExplorableWireframe = .tabBar, options: ExplorationOptions = .init(),
  makeController: @escaping @MainActor (any ApplicationWireframe) -> ApplicationController
) async -> NavigationMap {
  let explorer = Explorer(
    ExplorationSubject(wireframe: wireframe, options: options, makeController: makeController))
  await explorer.run()
  guard options.dryWalks > 0 else { return await map(of: explorer) }
  // The map is that of the witnesses, so that whoever follows them comes to the same.
  var check = options
  (check.witnesses, check.dryWalks) = (explorer.witnesses, 0)
  let checker = Explorer(
    ExplorationSubject(wireframe: wireframe, options: check, makeController: makeController))
  await checker.run()
  checker.adopt(explorer)
  return await map(of: checker)
}

@MainActor
private func map(of explorer: Explorer) async -> NavigationMap {
  var map = MapMaker(explorer).map()
  map.traps = await TrapFinder(explorer: explorer, map: map).traps()
  return map
}
