import Wireflow

/// A random user's search for places and edges that an explorer has missed.
@MainActor
struct MapSearch {
  private enum Find: Hashable {
    case place(SeenPlace)
    case edge(SeenEdge)
    case refusal(String)
  }

  /// A state on the user's way, and the index in the script at which its steps begin.
  private struct Trail {
    let sight: Sight
    let start: Int
  }

  let explorer: Explorer
  private var user: RandomUser
  private(set) var gaps: [MapGap] = []
  private(set) var actionCount = 0
  private(set) var newStates: Set<String> = []
  /// The effects of each known edge, which a map shows together.
  private var effects: [SeenEdge: Set<String>] = [:]
  /// The number of known edges when their effects were last put together.
  private var effectsCount = 0
  /// The finds that no second run of their scripts shows.
  private var unsteady: Set<Find> = []

  init(explorer: Explorer, user: RandomUser) {
    (self.explorer, self.user) = (explorer, user)
  }

  /// Lets the user take a number of actions, in one app after the other.
  mutating func run(actions: Int) async {
    while actionCount < actions {
      await useApp(for: min(user.patience(), actions - actionCount))
    }
  }

  /// Lets the user work on a new app until the first find.
  private mutating func useApp(for count: Int) async {
    let app = LiveApp(explorer.subject)
    await app.takeEagerly(.action(.launch))
    var sight = explorer.reader(app).sight()
    var (shown, known): (Shown?, SightReader?) = (nil, nil)
    var trail: [Trail] = []
    for _ in 0..<count {
      actionCount += 1
      let steps = explorer.finder(app, sight, known).all
      guard let step = user.choice(among: steps, in: sight) else { return }
      // A reader would keep the screens that the step removes.
      known = nil
      trail.append(Trail(sight: sight, start: app.path.count))
      let outcome = await explorer.result(of: step, from: sight, in: app, showing: shown)
      let find = find(step, outcome)
      if let find {
        let path = app.path + (outcome == nil ? [step.step] : [])
        return await note(find, path, trail)
      }
      guard let outcome else { continue }
      (sight, shown, known) = (outcome.sight, outcome.shown, outcome.reader)
      if !explorer.knows(sight) { newStates.insert(sight.key) }
    }
  }

  /// Returns the first find in a step's outcome, or nil if everything in it is known.
  private mutating func find(_ step: PossibleStep, _ outcome: Explorer.Outcome?) -> Find? {
    var finds: [Find] = []
    if let outcome {
      finds.append(.place(outcome.sight.front.outline))
      finds += outcome.outlines.map { .edge($0) }
    } else {
      finds.append(.refusal(step.refusalName))
    }
    for find in finds where !isKnown(find) && !unsteady.contains(find) { return find }
    return nil
  }

  private mutating func isKnown(_ find: Find) -> Bool {
    switch find {
    case .place(let place): explorer.frontPlaces.contains(place)
    case .edge(let edge): isKnown(edge)
    case .refusal(let name): explorer.refusals[name] != nil
    }
  }

  /// Returns true if the map has an edge with its cause and its target, and with all its effects.
  private mutating func isKnown(_ edge: SeenEdge) -> Bool {
    let count = explorer.outlines.count + explorer.eventOutlines.count
    if count != effectsCount {
      let all = explorer.outlines.union(explorer.eventOutlines)
      effects = Dictionary(grouping: all, by: \.withoutEffects).mapValues {
        Set($0.flatMap(\.effects))
      }
      effectsCount = count
    }
    return effects[edge.withoutEffects]?.isSuperset(of: edge.effects) == true
  }

  /// Shortens the script of a find, and lets the explorer follow it.
  private mutating func note(
    _ find: Find, _ path: [ExplorationStep], _ trail: [Trail]
  ) async {
    let kind = kind(of: find)
    let long = await script(of: find, path, trail)
    var script: [ExplorationStep]?
    if let long {
      let short = await shrink(long) { await shows($0, find) }
      await explorer.follow(short)
      explorer.witnesses.append(short)
      script = short
      await explorer.exploreQueue()
    }
    // Report each find once, even if no second run shows it.
    if long == nil || !isKnown(find) { unsteady.insert(find) }
    gaps.append(MapGap(kind: kind, text: Self.text(of: find), script: script))
  }

  /// Returns a script that shows a find, or nil if no second run shows it.
  ///
  /// The script is a known way to an earlier state and the steps after it, or else the user's whole
  /// session.
  private func script(
    of find: Find, _ path: [ExplorationStep], _ trail: [Trail]
  ) async -> [ExplorationStep]? {
    var count = 1
    while count < trail.count {
      let point = trail[trail.count - count]
      count *= 2
      guard let way = explorer.way(to: point.sight) else { continue }
      let script = way + path[point.start...]
      if await shows(script, find) { return script }
    }
    return await shows(path, find) ? path : nil
  }

  /// Returns true if a script shows a find.
  private func shows(_ script: [ExplorationStep], _ find: Find) async -> Bool {
    var isShown = false
    let edges = await explorer.play(script) { outcome, _ in
      if case .place(outcome.sight.front.outline) = find { isShown = true }
      return true
    }
    return switch find {
    case .place: isShown
    case .edge(let edge): edges.contains(edge)
    case .refusal: false
    }
  }

  private func kind(of find: Find) -> MapGap.Kind {
    switch find {
    case .place: .place
    case .edge(let edge) where effects[edge.withoutEffects] != nil: .effect
    case .edge(let edge): edge.cause.isEvent ? .event : .edge
    case .refusal: .refusal
    }
  }

  private static func text(of find: Find) -> String {
    switch find {
    case .place(let place): text(of: place)
    case .edge(let edge):
      "\(text(of: edge.from)): \(edge.cause) -> \(text(of: edge.target)) \(edge.effects)"
    case .refusal(let name): name
    }
  }

  private static func text(of place: SeenPlace) -> String { "\(place.name) in \(place.lane)" }

  private static func text(of target: SeenEdge.Target) -> String {
    switch target {
    case .place(let place): text(of: place)
    case .another(let place): "another \(text(of: place))"
    case .alert(let style, let title): "\(style) \(title.literal)"
    case .below: "what is below"
    case .stays: "stays"
    }
  }
}
