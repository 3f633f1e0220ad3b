import Wireflow

/// The search for elements that lead elsewhere in each place of their kind once data has changed.
extension Explorer {
  /// Tries each element that leads elsewhere in another place of its kind again after each change of
  /// data, and returns the tries.
  ///
  /// For example, a login lets the user thank the writers of all notes. The search has seen that in one
  /// place, and now tries it in a list of saved notes. If the user has gone elsewhere and back before,
  /// the search does so, too.
  ///
  /// - Parameter tried: the tries of an earlier search.
  @discardableResult
  func searchTwins(except tried: Set<Twin> = []) async -> Set<Twin> {
    let twins = await twins().filter { !tried.contains($0) }
    for change in firstScripts(where: { !$0.cause.isEvent && !$0.keepsData }) where !twins.isEmpty {
      guard let start = await wayHome(behind: change) else { continue }
      for twin in twins { await take(twin, behind: start) }
    }
    return Set(twins)
  }

  /// Goes to the place of an element behind a script, takes the detour, and acts on the element.
  ///
  /// A detour depends on data, so it is tried with several rows on the way to the place.
  private func take(_ twin: Twin, behind start: [ExplorationStep]) async {
    var known: Set<[ExplorationStep]> = []
    for part in 0..<(twin.detour.count > 1 ? Self.rowParts : 1) where checkLimit() {
      let app = await replay(start)
      await take(Array(twin.path.dropFirst()), in: app, skipping: part, replacing: false)
      let count = app.path.count
      guard known.insert(app.path).inserted else { continue }
      await take(twin.detour, in: app)
      await playOn(app.path, behind: count)
    }
  }

  /// Returns the elements that are known for fewer targets than the same element in another place.
  private func twins() async -> [Twin] {
    let taps = outlines.filter { $0.cause.isTap }
    let all = Dictionary(grouping: taps) {
      TappedElement(screen: $0.from.screen, cause: $0.cause)
    }
    let known = Dictionary(grouping: taps) { PlacedElement(place: $0.from, cause: $0.cause) }
      .mapValues { Set($0.map(\.target.kind)) }
    var seen: Set<PlacedElement> = []
    var twins: [Twin] = []
    for transition in transitions where states[transition.from].sight.alert == nil {
      let element = PlacedElement(
        place: transition.edge.from.outline, cause: transition.edge.cause.outline)
      let kind = TappedElement(screen: element.place.screen, cause: element.cause)
      let missing = all[kind, default: []].filter {
        known[element]?.contains($0.target.kind) != true
      }
      guard !missing.isEmpty, seen.insert(element).inserted else { continue }
      let path = states[transition.from].path
      twins.append(Twin(path: path, detour: [transition.steps[0]]))
      for script in shortestScripts(of: missing) {
        for detour in await detours(on: script, from: element.place.screen) {
          let twin = Twin(path: path, detour: detour)
          if !twins.contains(twin) { twins.append(twin) }
        }
      }
    }
    return twins
  }

  /// Returns the shortest script of each edge, the shortest one first.
  private func shortestScripts(of edges: [SeenEdge]) -> [[ExplorationStep]] {
    let known = scripts.filter { $0.key.outline.map(edges.contains) ?? false }
    return Dictionary(grouping: known, by: \.key.outline).values
      .compactMap { $0.map(\.value).min(by: NavigationMap.isShorter) }
      .sorted(by: NavigationMap.isShorter)
  }

  /// Returns the last steps of a script from each visit to a screen on, without the selections of other
  /// root items.
  private func detours(
    on script: [ExplorationStep], from screen: String
  ) async -> [[ExplorationStep]] {
    let app = LiveApp(subject)
    var detours: [[ExplorationStep]] = []
    for (place, step) in script.enumerated().dropLast() {
      await app.takeEagerly(step)
      let sight = reader(app).sight()
      if sight.front.screen == screen, sight.alert == nil {
        detours.append(script[(place + 1)...].filter { !$0.isSelection })
      }
    }
    actionCount += script.count
    return detours
  }
}

/// An element that may lead elsewhere after a change of data.
struct Twin: Hashable {
  /// A script to its place.
  let path: [ExplorationStep]
  /// The steps that lead elsewhere in another place, of which the last one acts on the element.
  let detour: [ExplorationStep]
}

/// A button or a row in one place.
private struct PlacedElement: Hashable {
  let place: SeenPlace
  let cause: NavigationMap.Cause
}

extension SeenEdge.Target {
  /// The type of the screen to which an edge leads, wherever it is, or a description of another target.
  fileprivate var kind: String {
    switch self {
    case .place(let place), .another(let place): place.screen
    case .alert, .below, .stays: "\(self)"
    }
  }
}
