import Wireflow

/// The search for a short script with the outcome of a long one.
extension Explorer {
  /// A state on the way, and the index in the script at which its steps begin.
  struct TrailPoint {
    let sight: Sight
    let start: Int
  }

  /// Returns a shorter script with the same outcome: a known way to an earlier state and the steps
  /// after it, or else the path without its needless steps.
  func shortened(
    _ path: [ExplorationStep], _ trail: [TrailPoint], _ outcome: Outcome, mayShrink: Bool
  ) async -> [ExplorationStep]? {
    for point in trail.suffix(3).reversed() {
      guard let way = way(to: point.sight) else { continue }
      let script = way + path[point.start...]
      if script.count >= path.count { break }
      if await leads(script, to: outcome) { return script }
    }
    // Only a new edge is worth a long search, so a new state without a known way nearby is dropped.
    guard mayShrink else { return nil }
    guard await leads(path, to: outcome) else { return path }
    let straight = await straightened(path, trail, outcome)
    return await leaveOutParts(of: straight) { await self.leads($0, to: outcome) }
  }

  /// Returns a path with known ways in place of its detours.
  ///
  /// Each round looks for the latest state that a known way may lead to. The outcome depends on the
  /// step after that state, so that step stays, and the next round begins behind it.
  private func straightened(
    _ path: [ExplorationStep], _ trail: [TrailPoint], _ outcome: Outcome
  ) async -> [ExplorationStep] {
    guard let first = trail.first else { return path }
    var (script, head, place) = (path, Array(path[..<first.start]), -1)
    func start(_ place: Int) -> Int { place < trail.count ? trail[place].start : path.count }
    for _ in 0..<8 where place < trail.count - 1 {
      var (good, bad, best) = (place, trail.count, script)
      while bad - good > 1 {
        let middle = bad == trail.count ? bad - 1 : (good + bad) / 2
        guard let way = way(behind: head, at: place, to: middle, on: trail) else {
          bad = middle
          continue
        }
        let shorter = way + path[start(middle)...]
        if await leads(shorter, to: outcome) {
          (good, best) = (middle, shorter)
        } else {
          bad = middle
        }
      }
      script = best
      place = max(good, 0) + 1
      head = Array(script[..<(script.count - (path.count - start(place)))])
    }
    return script
  }

  /// Returns a script that goes on from a point of a trail to a later one on a known way.
  private func way(
    behind head: [ExplorationStep], at place: Int, to later: Int, on trail: [TrailPoint]
  ) -> [ExplorationStep]? {
    guard place >= 0 else { return way(to: trail[later].sight) }
    guard let from = places[trail[place].sight.key], let to = places[trail[later].sight.key],
      let way = moves.way(from: from, to: to, within: 12)
    else { return nil }
    return head + way
  }

  /// Returns true if a script's last step takes the wanted edge into the wanted state, whatever
  /// comes before it.
  private func leads(_ script: [ExplorationStep], to wanted: Outcome) async -> Bool {
    let patience = ExplorationStep.action(.wait(options.patience))
    var end = script.count - 1
    if wanted.edge.cause != .wait {
      while end > 0, script[end].isWait { end -= 1 }
    }
    guard end > 0 else { return false }
    let app = LiveApp(subject)
    var taken: [ExplorationStep] = []
    for step in script[..<end] {
      if step == patience, taken.count == 2 {
        taken = []
        continue
      }
      if step.isWait, !app.isPending { continue }
      guard let steps = await app.takeEagerly(step) else { return false }
      actionCount += steps.count
      taken = steps
    }
    var reader: SightReader? = self.reader(app)
    guard let sight = reader?.sight(), let shown = reader?.shown,
      let possible = possible(script[end], in: app, sight, reader)
    else { return false }
    // A reader would keep the screens that the step removes.
    reader = nil
    guard let outcome = await result(of: possible, from: sight, in: app, showing: shown) else {
      return false
    }
    return outcome.edges.map(\.plain) == wanted.edges.map(\.plain)
      && outcome.sight.key == wanted.sight.key
  }
}
