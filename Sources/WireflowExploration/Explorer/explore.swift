public import Wireflow

/// Runs an app's whole navigation automatically, and returns its map.
///
/// From the launch on, the explorer tries each possible action of each state, breadth first, in
/// fresh apps on a manual clock. Then it hunts for behaviour that depends on hidden state: it changes
/// known scripts at random, plays them, and goes on from those that show something new.
///
/// ```swift
/// let map = await explore(on: .split) { ApplicationController(notesOn: $0, wireframe: $1) }
/// print(NavigationBaseline("Notes", [map]).text)
/// ```
/// - Parameters:
///   - wireframe: the wireframe that decides how everything is presented.
///   - options: the inputs to try beside the visible elements, and the limits.
///   - makeController: makes the app with its own services, in the same state each time.
@MainActor
public func explore(
  on wireframe: WireframeVariant = .tabBar, options: ExplorationOptions = .init(),
  makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
) async -> NavigationMap {
  await explore(ExplorableApp(makeController: makeController), on: wireframe, options: options)
}

/// Runs the whole navigation of an app with services that outlive it, and returns its map.
///
/// ```swift
/// var options = ExplorationOptions()
/// options.includesRestart = true
/// let map = await explore(app, on: .split, options: options)
/// ```
/// - Parameters:
///   - app: the app, its services, and their faults.
///   - wireframe: the wireframe that decides how everything is presented.
///   - options: the inputs to try beside the visible elements, and the limits.
@MainActor
public func explore(
  _ app: ExplorableApp, on wireframe: WireframeVariant = .tabBar,
  options: ExplorationOptions = .init()
) async -> NavigationMap {
  let subject = ExplorationSubject(wireframe: wireframe, options: options, app: app)
  return await map(of: Explorer.run(subject))
}

extension Explorer {
  /// Explores an app, and hunts if the options say so.
  static func run(_ subject: ExplorationSubject) async -> Explorer {
    let explorer = Explorer(subject)
    await explorer.run()
    guard subject.options.huntLength != .zero else { return explorer }
    explorer.begin(.hunt)
    var hunt = Hunt(explorer)
    await hunt.run()
    return await explorer.checked(hunt.finds)
  }
}

@MainActor
private func map(of explorer: Explorer) async -> NavigationMap {
  // Slow work after this point is not a slow step of the app, unless the work records a step.
  explorer.options.diary?.close()
  defer { explorer.options.diary?.close() }
  let maker = MapMaker(explorer)
  var map = maker.map()
  explorer.begin(.traps)
  map.traps = await TrapFinder(explorer: explorer, map: map).traps()
  return map
}

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
  _ app: ExplorableApp, onEach wireframes: [WireframeVariant],
  options: ExplorationOptions = .init()
) async -> [NavigationMap] {
  await explore(app, onEach: wireframes) { _ in options }
}

/// Runs the whole navigation of an app on several wireframes, with options for each.
@MainActor
package func explore(
  _ app: ExplorableApp, onEach wireframes: [WireframeVariant],
  options: (WireframeVariant) -> ExplorationOptions
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

/// Runs an app's navigation breadth first, without a hunt, and hands over the map as it grows.
///
/// A map arrives about once a second if there are more places or edges than before, and at last the
/// whole one. Slow receivers get fewer maps, so that most of the time goes to the exploration.
/// - Parameters:
///   - app: the app.
///   - wireframe: the wireframe that decides how everything is presented.
///   - diary: the file that records each step, or nil.
///   - onMap: receives each map, with true for the last one.
@MainActor
package func exploreGrowing(
  _ app: ExplorableApp, on wireframe: WireframeVariant, diary: ExplorationDiary?,
  onMap: @escaping @MainActor @Sendable (NavigationMap, Bool) -> Void
) async {
  let growth = Growth()
  var options = ExplorationOptions()
  (options.huntLength, options.diary) = (.zero, diary)
  options.onProgress = { [growth] _ in
    guard let explorer = growth.explorer, explorer.duration > growth.pause else { return }
    let map = MapMaker(explorer).map()
    let size = map.places.count + map.edges.count
    guard size > growth.size else { return }
    growth.size = size
    let start = explorer.duration
    onMap(map, false)
    growth.pause = explorer.duration + (explorer.duration - start) * 6
  }
  let explorer = Explorer(ExplorationSubject(wireframe: wireframe, options: options, app: app))
  growth.explorer = explorer
  await explorer.run()
  diary?.close()
  onMap(MapMaker(explorer).map(), true)
}

/// The size of the last map that was handed over, and the explorer of the next one.
@MainActor
private final class Growth {
  weak var explorer: Explorer?
  var size = 0
  /// The time of the exploration before which no map is handed over.
  var pause = Duration.zero
}
