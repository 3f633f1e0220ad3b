/// A place or an edge that a random user has come to and that no exploration had found.
package struct MapGap: Sendable {
  /// The kind of what is missing.
  package enum Kind: String, Sendable, CaseIterable {
    case place
    case edge
    /// An edge that comes of what happens from outside.
    case event
    /// A step that is offered and refused.
    case refusal
  }

  package let kind: Kind
  /// The place, or the edge with its ends.
  package let text: String
  /// The shortest script that shows it, or nil if it was not shown again.
  package let script: [ExplorationStep]?
}

/// The search for what the map of an app lacks.
package struct GapSearch: Sendable {
  /// The map before the search.
  package let map: NavigationMap
  package let gaps: [MapGap]
  /// The number of actions of the random user.
  package let actionCount: Int
  /// The number of states that no exploration had come to.
  package let newStateCount: Int
  /// The real time of the search alone.
  package let duration: Duration
  /// The scripts by which an exploration comes to all that is known now.
  package let witnesses: [[ExplorationStep]]
}

/// Explores an app breadth first and along its witnesses, and then lets a random user work on it
/// who knows nothing of the map.
///
/// What the user comes to and the map lacks is a gap. The script of each is shortened and becomes a
/// witness, so that it counts once.
@MainActor
package func searchGaps(
  of app: ExplorableApp, on wireframe: ExplorableWireframe, options: ExplorationOptions,
  actions: Int, seed: UInt64
) async -> GapSearch {
  var options = options
  options.dryWalks = 0
  options.limit.time = .seconds(1 << 20)
  options.limit.actions = .max
  let explorer = Explorer(ExplorationSubject(wireframe: wireframe, options: options, app: app))
  await explorer.run()
  let map = MapMaker(explorer).map()
  var search = MapSearch(explorer: explorer, user: RandomUser(seed: seed))
  let start = ContinuousClock.now
  await search.run(actions: actions)
  return GapSearch(
    map: map, gaps: search.gaps, actionCount: search.actionCount,
    newStateCount: search.newStates.count, duration: .now - start, witnesses: explorer.witnesses)
}
