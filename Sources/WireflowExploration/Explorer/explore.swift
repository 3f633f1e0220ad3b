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
  on wireframe: ExplorableWireframe = .tabBar, options: ExplorationOptions = .init(),
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
  _ app: ExplorableApp, on wireframe: ExplorableWireframe = .tabBar,
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
  if explorer.options.keepsFrames { await maker.addFrames(to: &map) }
  explorer.begin(.traps)
  map.traps = await TrapFinder(explorer: explorer, map: map).traps()
  return map
}
