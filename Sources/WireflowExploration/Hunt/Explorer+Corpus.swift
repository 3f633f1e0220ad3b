import Wireflow

/// The corpus: few scripts that show edges which the search breadth first misses.
extension Explorer {
  /// Follows a script, and keeps it if it shows something new.
  func learn(from script: [ExplorationStep]) async {
    let known = (facts.count, states.count)
    await follow(script)
    if (facts.count, states.count) != known { corpus.append(script) }
  }

  /// Returns an explorer that has found everything that this one has, breadth first and with few scripts.
  ///
  /// A comparison follows the same scripts, and therefore finds the same.
  /// - Parameter finds: the scripts that showed something new.
  func checked(_ finds: [[ExplorationStep]]) async -> Explorer {
    begin(.check)
    var corpus = options.renewsCorpus ? options.borrowedScripts : corpus
    var facts: [[ExplorationStep]: Set<SeenEdge>] = [:]
    // The states behind a new script may use up the tries of others, so that a further one is needed.
    for _ in 0..<3 {
      let checker = await checker(with: corpus)
      let lacking = scripts.filter { edge, _ in
        edge.anyOutline.map { !checker.facts.isSuperset(of: [$0].facts) } ?? false
      }
      for script in Set(finds + lacking.values + self.corpus) where facts[script] == nil {
        facts[script] = await play(script).facts
      }
      let more = await teach(checker, facts)
      if more.isEmpty { return checker }
      corpus += more
    }
    return await checker(with: corpus)
  }

  /// Returns an explorer that has explored the app as a comparison does.
  private func checker(with corpus: [[ExplorationStep]]) async -> Explorer {
    var check = subject
    if let report = options.onProgress { check.options.onProgress = { report($0.checking(self)) } }
    (check.options.corpus, check.options.borrowedScripts) = (corpus, [])
    check.options.huntLength = .zero
    let checker = Explorer(check)
    await checker.run()
    checker.adopt(self)
    return checker
  }

  /// The worth per line that a script needs for a place in the corpus: a script for a new edge may have
  /// 46 steps, and a script for an effect 8.
  private static let leastGain = 1.0 / 50

  /// Lets a checker learn from scripts, always from the one that shows most of the rest for its length,
  /// and returns those that it has learned from.
  private func teach(
    _ checker: Explorer, _ candidates: [[ExplorationStep]: Set<SeenEdge>]
  ) async -> [[ExplorationStep]] {
    var rest = candidates.sorted { NavigationMap.isShorter($0.key, $1.key) }
    var learned: [[ExplorationStep]] = []
    while true {
      var best: (place: Int, gain: Double)?
      for place in rest.indices {
        rest[place].value.subtract(checker.facts)
        let gain = rest[place].value.worth / Double(4 + rest[place].key.count)
        if gain > best?.gain ?? 0 { best = (place, gain) }
      }
      guard let best else { return learned }
      let (script, facts) = rest.remove(at: best.place)
      rest.removeAll(where: \.value.isEmpty)
      let short = await leaveOutParts(of: script) { part in
        await self.play(part).facts.isSuperset(of: facts)
      }
      guard facts.worth >= Self.leastGain * Double(4 + short.count) else { continue }
      await checker.learn(from: short)
      await checker.exploreQueue()
      learned.append(short)
    }
  }

  /// The number of plays for which a find is shortened, because most finds never reach the corpus.
  private static let shorteningLimit = 12

  /// Returns a script without some of the parts that its last edges do not need, and the moment after it,
  /// or nil for that if the script is the path itself.
  func shortened(
    _ path: [ExplorationStep], _ wanted: Outcome, _ trail: [(key: String, count: Int)]
  ) async -> (script: [ExplorationStep], end: (outcome: Outcome, app: LiveApp)?) {
    var (best, end, budget) = (path, (outcome: Outcome, app: LiveApp)?.none, Self.shorteningLimit)
    // A known way to a state shortly before the end may do.
    var distance = 1
    while distance <= trail.count, end == nil {
      let point = trail[trail.count - distance]
      distance *= 2
      guard let place = places[point.key] else { continue }
      let script = states[place].path + path[point.count...]
      if script.count >= path.count { break }
      budget -= 1
      end = await self.end(of: script, wanted)
      if end != nil { best = script }
    }
    var size = max(1, (best.count - 1) / 2)
    while true {
      var stop = best.count - wanted.steps.count
      while stop > 1, budget > 0 {
        let start = max(1, stop - size)
        let shorter = Array(best[..<start] + best[stop...])
        budget -= 1
        if let found = await self.end(of: shorter, wanted) {
          (best, end) = (found.app.path.count < shorter.count ? found.app.path : shorter, found)
          stop = min(start, best.count - wanted.steps.count)
        } else {
          stop = start
        }
      }
      if size == 1 || budget == 0 { return (best, end) }
      size = max(1, size / 2)
    }
  }

  /// Returns the moment after a script if its last step has the wanted edges.
  private func end(
    of script: [ExplorationStep], _ wanted: Outcome
  ) async -> (outcome: Outcome, app: LiveApp)? {
    let head = script.count - wanted.steps.count
    guard head > 0 else { return nil }
    let app = await replay(Array(script[..<head]))
    var reader: SightReader? = self.reader(app)
    guard let sight = reader?.sight(), let shown = reader?.shown,
      let possible = possible(wanted.steps[0], in: app, sight, reader)
    else { return nil }
    // A reader would keep the screens that the step removes.
    reader = nil
    guard let outcome = await result(of: possible, from: sight, in: app, showing: shown),
      outcome.edges.map(\.plain) == wanted.edges.map(\.plain),
      hasNewPart(wanted.sight) == hasNewPart(outcome.sight)
    else { return nil }
    return (outcome, app)
  }
}
