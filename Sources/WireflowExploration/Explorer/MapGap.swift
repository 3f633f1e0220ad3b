/// A place or an edge that a random user found and an exploration had missed.
package struct MapGap: Sendable {
  /// The kind of a gap.
  package enum Kind: String, Sendable, CaseIterable {
    case place
    case edge
    /// An edge that is known without some of its effects.
    case effect
    /// An edge that an event causes.
    case event
    /// A step that is offered and refused.
    case refusal
  }

  package let kind: Kind
  /// The place, or the edge with its ends.
  package let text: String
  /// The shortest script that shows it, or nil if no second run showed it.
  package let script: [ExplorationStep]?
}

/// The result of a search for gaps in the map of an app.
package struct GapSearch: Sendable {
  /// The map before the search.
  package let map: NavigationMap
  package let gaps: [MapGap]
  /// The number of actions of the random user.
  package let actionCount: Int
  /// The number of states that the exploration had not reached.
  package let newStateCount: Int
  /// The real time of the search alone.
  package let duration: Duration
  /// The scripts that lead an exploration to every known place and edge.
  package let witnesses: [[ExplorationStep]]
}

/// The length of a random user's search for gaps.
package enum HuntLength: Sendable {
  /// A number of actions.
  case actions(Int)
  /// A multiple of the actions of a whole recording, whose witnesses come first.
  case timesRecording(Int)
}

/// Explores an app breadth first and with its witnesses, and then searches for gaps with a random
/// user who does not know the map.
///
/// A gap is a place or an edge that the user finds and the map lacks. The search shortens the
/// script of each gap and makes it a witness, so that the gap counts once.
@MainActor
package func searchGaps(
  of app: ExplorableApp, on wireframe: ExplorableWireframe, options: ExplorationOptions,
  length: HuntLength, seed: UInt64
) async -> GapSearch {
  var options = options
  options.limit.time = .seconds(1 << 20)
  options.limit.actions = .max
  if case .actions = length { options.dryWalks = 0 }
  let explorer = await Explorer.run(
    ExplorationSubject(wireframe: wireframe, options: options, app: app))
  let count =
    switch length {
    case .actions(let actions): actions
    case .timesRecording(let factor): factor * explorer.actionCount
    }
  let map = MapMaker(explorer).map()
  var search = MapSearch(explorer: explorer, user: RandomUser(seed: seed))
  let start = ContinuousClock.now
  await search.run(actions: count)
  return GapSearch(
    map: map, gaps: search.gaps, actionCount: search.actionCount,
    newStateCount: search.newStates.count, duration: .now - start, witnesses: explorer.witnesses)
}
