import Wireflow

/// Runs the whole navigation of an app on several wireframes, and returns a map for each.
///
/// The traps of the first map include the differences between the wireframes.
///
/// ```swift
/// let maps = await explore(app, onEach: [.tabBar, .split])
/// print(NavigationBaseline("Notes", maps).text)
/// ```
@MainActor
public func explore(
  _ app: ExplorableApp, onEach wireframes: [ExplorableWireframe],
  options: ExplorationOptions = .init()
) async -> [NavigationMap] {
  await explore(app, onEach: wireframes) { _ in options }
}

/// Runs the whole navigation of an app on several wireframes, with options for each.
@MainActor
package func explore(
  _ app: ExplorableApp, onEach wireframes: [ExplorableWireframe],
  options: (ExplorableWireframe) -> ExplorationOptions
) async -> [NavigationMap] {
  var maps: [NavigationMap] = []
  var explorers: [Explorer] = []
  for wireframe in wireframes {
    var options = options(wireframe)
    if options.huntLength != .zero { options.borrowedScripts = maps.flatMap(\.corpus) }
    maps.append(await explore(app, on: wireframe, options: options))
    explorers.append(
      Explorer(ExplorationSubject(wireframe: wireframe, options: options, app: app)))
  }
  let traps = await WireframeTraps(explorers: explorers, maps: maps).traps()
  // Slow work after this point is not a slow step of the app.
  for explorer in explorers { explorer.options.diary?.close() }
  if !maps.isEmpty { maps[0].traps = (maps[0].traps + traps).sorted { $0.name < $1.name } }
  return maps
}
