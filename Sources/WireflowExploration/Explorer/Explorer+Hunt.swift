import Wireflow

extension Explorer {
  /// Plays a script of an earlier hunt as far as possible, and records the edges and states it
  /// shows.
  func follow(_ witness: [ExplorationStep]) async {
    await play(witness) { outcome, app in
      for edge in outcome.edges { record(edge, app.path) }
      note(app, app.path, outcome, isKept: false)
      return true
    }
  }

  /// Plays a script step by step in a new app, and returns the outlines of its edges, including
  /// those of events.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - count: the number of steps at the beginning that are taken without a look at their edges.
  ///   - body: receives each outcome, and returns false to end the play.
  @discardableResult
  func play(
    _ script: [ExplorationStep], behind count: Int = 1,
    _ body: (Outcome, LiveApp) -> Bool = { _, _ in true }
  ) async -> [SeenEdge] {
    guard !script.isEmpty else { return [] }
    let start = script[..<count]
    let app = await replay(Array(start))
    var sight = reader(app).sight()
    var (edges, shown, known): ([SeenEdge], Shown?, SightReader?) = ([], nil, nil)
    let patience = ExplorationStep.action(.wait(options.patience))
    for (before, step) in zip(script[(start.count - 1)...], script[start.count...]) {
      // The previous step already included this wait, or nothing is pending.
      if step == patience, app.path.suffix(2) == [before, step] { continue }
      if case .action(.wait) = step, !sight.isPending { continue }
      let possible = possible(step, in: app, sight, known)
      // A reader would keep the screens that the step removes.
      known = nil
      guard let possible else {
        // A script may tap a row that no list offers as a sample.
        guard await app.takeEagerly(step) != nil else { return edges }
        (sight, shown) = (reader(app).sight(), nil)
        continue
      }
      guard let outcome = await result(of: possible, from: sight, in: app, showing: shown) else {
        return edges
      }
      edges += outcome.outlines
      guard body(outcome, app) else { return edges }
      (sight, shown, known) = (outcome.sight, outcome.shown, outcome.reader)
    }
    return edges
  }

  /// Plays a script in a new app, leaves out the steps that the app refuses, and returns the app.
  ///
  /// A short script leaves out the waits that its steps imply.
  func replay(_ path: [ExplorationStep]) async -> LiveApp {
    let app = LiveApp(subject)
    let patience = ExplorationStep.action(.wait(options.patience))
    var hasWaited = false
    for step in path {
      if hasWaited, step == patience {
        hasWaited = false
      } else {
        hasWaited = await app.takeEagerly(step)?.count == 2
      }
    }
    actionCount += path.count
    return app
  }

  /// Returns the possible step that matches a script's step, or nil if the app does not offer it.
  func possible(
    _ step: ExplorationStep, in app: LiveApp, _ sight: Sight, _ reader: SightReader?
  ) -> PossibleStep? {
    if case .action(.wait) = step {
      return PossibleStep(step: step, from: sight.front, cause: .wait)
    }
    return finder(app, sight, reader).all(like: step).first { $0.step == step && !isDeadly($0) }
  }

  /// Returns true if a state with this sight is known.
  func knows(_ sight: Sight) -> Bool { places[sight.key] != nil }

  /// Returns the shortest known script to the state with this sight.
  func way(to sight: Sight) -> [ExplorationStep]? { places[sight.key].map { states[$0].path } }

  /// Tries pairs of steps and early events, and then walks at random from the states in which a
  /// step had two outcomes.
  func hunt() async {
    begin(.pairs)
    await searchPairs()
    begin(.settings)
    await searchTours()
    begin(.changes)
    await searchReturns()
    await searchChanges()
    begin(.rounds)
    let count = moves.arrivals.count
    await searchRepeats()
    begin(.pairs)
    await searchPairs()
    begin(.changes)
    let twins = await searchTwins()
    await searchDrafts()
    begin(.answers)
    await searchAnswers()
    begin(.alerts)
    await searchWaiting()
    await searchArrivals()
    begin(.events)
    await searchInsertions()
    await searchRestarts()
    begin(.changes)
    await searchTwins(except: twins)
    begin(.rounds)
    await searchRepeats(behind: count)
    begin(.walks)
    await walkAtRandom()
    dropPrefixes()
  }

  /// Walks at random from ambiguous states until several walks in a row find no new edge.
  ///
  /// Each script that finds one is shortened and becomes a witness.
  private func walkAtRandom() async {
    var random = SplitMix(seed: options.seed)
    var dryCount = 0
    while dryCount < options.dryWalks, checkLimit() {
      dryCount += 1
      guard let find = await walk(&random) else { continue }
      let known = outlines
      await follow(find)
      await exploreQueue()
      guard outlines.count > known.count else { continue }
      dryCount = 0
      witnesses += await witnesses(of: outlines.subtracting(known))
    }
  }

  /// Drops each witness that is the beginning of another one.
  private func dropPrefixes() {
    let all = witnesses
    witnesses = all.enumerated().filter { place, witness in
      !all.enumerated().contains { other, longer in
        longer.starts(with: witness) && (longer.count > witness.count || other < place)
      }
    }
    .map(\.element)
  }

  /// Returns short scripts that show the given edges.
  private func witnesses(of edges: Set<SeenEdge>) async -> [[ExplorationStep]] {
    var missing = edges
    var found: [[ExplorationStep]] = []
    let known = scripts.filter { $0.key.outline.map(edges.contains) ?? false }.map(\.value)
    for script in known.sorted(by: NavigationMap.isShorter) where !missing.isEmpty {
      // The last step may have two edges: its own, and that of requests that had waited.
      guard let target = await play(script).suffix(2).last(where: missing.contains) else {
        continue
      }
      let short = await shrink(script) { await self.play($0).contains(target) }
      missing.subtract(await play(short))
      found.append(short)
    }
    return found
  }

  /// Walks once with a part of the actions, and returns the script up to the first find.
  private func walk(_ random: inout SplitMix) async -> [ExplorationStep]? {
    let origins = moves.ambiguities.sorted { $0.key < $1.key }.flatMap(\.value).flatMap(\.scripts)
    guard !origins.isEmpty else { return nil }
    let origin = origins[Int(random.next() % UInt64(origins.count))]
    let app = await replay(origin)
    var known: SightReader? = reader(app)
    var (sight, shown) = (reader(app).sight(), Shown?.none)
    let salt = random.next()
    for _ in 0..<options.walkLength {
      let steps = finder(app, sight, known).all.filter { !isDeadly($0) }
      // Swarm testing: each walk leaves out its own third of the kinds of actions.
      let favoured = steps.filter { Self.mix($0.cause, salt) % 3 > 0 }
      // Events get one step in eight, so that many links do not crowd out the user's own actions.
      let isEvent = random.next().isMultiple(of: 8)
      let wanted = favoured.filter { $0.cause.isEvent == isEvent }
      let choice = [wanted, favoured, steps].first { !$0.isEmpty } ?? []
      guard !choice.isEmpty else { return nil }
      let step = choice[Int(random.next() % UInt64(choice.count))]
      // A reader would keep the screens that the step removes.
      known = nil
      guard let outcome = await result(of: step, from: sight, in: app, showing: shown) else {
        continue
      }
      let isKnown = outcome.edges.compactMap(\.outline).allSatisfy(outlines.contains)
      if !isKnown || !knows(outcome.sight) { return app.path }
      (sight, shown, known) = (outcome.sight, outcome.shown, outcome.reader)
    }
    return nil
  }

  /// Returns a hash of a cause that depends only on its text and a salt.
  static func mix(_ cause: NavigationMap.Cause, _ salt: UInt64) -> UInt64 {
    var hash = salt | 1
    for byte in cause.description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash >> 32
  }
}

/// A random number generator whose numbers depend only on its seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
