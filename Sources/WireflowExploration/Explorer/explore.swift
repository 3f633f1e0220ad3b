public import Wireflow

/// Runs an app's whole navigation by itself, and returns the map of it.
///
/// From the launch it tries each possible action of each state, breadth first, in fresh apps with
/// time that it moves by hand. Then it hunts for what depends on what cannot be seen: it tries each
/// step after each edge, and the known ways after each event, and then walks at random.
///
/// ```swift
/// let map = await explore(on: .split) { ApplicationController(notesOn: $0, wireframe: $1) }
/// print(NavigationBaseline("Notes", [map]).text)
/// ```
/// - Parameters:
///   - wireframe: the wireframe that decides how everything is presented.
///   - options: what is tried beside the elements on screen, and when to stop.
///   - makeController: makes the app with services of its own, the same each time.
@MainActor
public func explore(
  on wireframe: ExplorableWireframe = .tabBar, options: ExplorationOptions = .init(),
  makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
) async -> NavigationMap {
  await explore(ExplorableApp(makeController: makeController), on: wireframe, options: options)
}

/// Runs the whole navigation of an app with services that outlive it, and returns the map of it.
///
/// ```swift
/// var options = ExplorationOptions()
/// options.includesRestart = true
/// let map = await explore(app, on: .split, options: options)
/// ```
/// - Parameters:
///   - app: the app, its services, and their faults.
///   - wireframe: the wireframe that decides how everything is presented.
///   - options: what is tried beside the elements on screen, and when to stop.
@MainActor
public func explore(
  _ app: ExplorableApp, on wireframe: ExplorableWireframe = .tabBar,
  options: ExplorationOptions = .init()
) async -> NavigationMap {
  let explorer = Explorer(ExplorationSubject(wireframe: wireframe, options: options, app: app))
  await explorer.run()
  guard options.dryWalks > 0 else { return await map(of: explorer) }
  // The map is that of the witnesses, so that whoever follows them comes to the same.
  explorer.begin(.check)
  var check = options
  check.onProgress = nil
  (check.witnesses, check.dryWalks) = (explorer.witnesses, 0)
  let checker = Explorer(ExplorationSubject(wireframe: wireframe, options: check, app: app))
  await checker.run()
  checker.adopt(explorer)
  return await map(of: checker)
}

@MainActor
private func map(of explorer: Explorer) async -> NavigationMap {
  // What takes long from here on is no step of the app, unless it writes one down.
  explorer.options.diary?.close()
  defer { explorer.options.diary?.close() }
  let maker = MapMaker(explorer)
  var map = maker.map()
  if explorer.options.keepsFrames { await maker.addFrames(to: &map) }
  explorer.begin(.traps)
  map.traps = await TrapFinder(explorer: explorer, map: map).traps()
  return map
}
