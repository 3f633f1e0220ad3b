import Wireflow

/// The maker of a map from an explorer's findings.
@MainActor
struct MapMaker {
  let explorer: Explorer
  let book: TitleBook

  init(_ explorer: Explorer) {
    self.explorer = explorer
    book = TitleBook(
      Array(explorer.labels.keys) + explorer.scripts.keys.flatMap(\.places),
      rows: explorer.rowTitles)
  }

  /// Returns the map.
  func map() -> NavigationMap {
    var map = NavigationMap(
      wireframe: explorer.subject.wireframe.name,
      start: explorer.states.first.map { $0.sight.front.onMap }, places: places(),
      edges: edges(), flows: flows(), corpus: explorer.corpus,
      refusals: explorer.lastingRefusals.mapValues(\.script), unreached: [], stop: explorer.stop,
      statistics: .init(
        states: explorer.states.count, transitions: explorer.transitions.count,
        actions: explorer.actionCount, duration: explorer.duration,
        unexplored: explorer.unexploredCount))
    (map.roots, map.rootTitles) = (explorer.roots.map(\.name), explorer.roots.map(\.title))
    map.anywhere = map.commonEvents
    map.uncovered = Set(explorer.unexploredStates.map { $0.sight.front.onMap }).sorted()
    map.ambiguities = explorer.ambiguities
    map.offeredEvents = explorer.offeredEvents
    addPictures(to: &map)
    let reached = Set(map.places.keys.map(\.screen)).union(map.flows.map(\.name))
    map.unreached = explorer.options.expectedNames.subtracting(reached).sorted()
    return map
  }

  private func places() -> [NavigationMap.Place: NavigationMap.Details] {
    var places: [NavigationMap.Place: NavigationMap.Details] = [:]
    for (seen, labels) in explorer.labels.sorted(by: { $0.key.title < $1.key.title }) {
      let place = seen.onMap
      var details =
        places[place] ?? .init(flows: [], isRoot: false, labels: [], title: seen.title)
      details.flows = Set(details.flows).union(seen.flow.map { [$0] } ?? []).sorted()
      details.isRoot = details.isRoot || seen.isRoot
      if labels.count > details.labels.count { details.labels = labels }
      places[place] = details
    }
    for state in explorer.states {
      let place = state.sight.front.onMap
      if (places[place]?.script?.count ?? .max) > state.path.count {
        places[place]?.script = state.path
      }
    }
    return places
  }

  private func edges() -> [NavigationMap.Edge] {
    // The keys are edges without effects and scripts.
    var edges: [NavigationMap.Edge: NavigationMap.Edge] = [:]
    var labels: [NavigationMap.Edge: Set<String>] = [:]
    for (seen, script) in explorer.scripts {
      var key = NavigationMap.Edge(
        from: seen.from.onMap, cause: cause(seen.cause), target: seen.target.onMap)
      add(seen.effects, script, to: &edges[key, default: key])
      guard case .row(let label?) = key.cause else { continue }
      key.cause = .row(nil)
      labels[key, default: []].insert(label)
    }
    // Three or more labels with the same outcome are rows of data.
    for (key, labels) in labels where labels.count > 2 || edges[key] != nil {
      for label in labels {
        var old = key
        old.cause = .row(label)
        guard let edge = edges.removeValue(forKey: old) else { continue }
        add(edge.effects, edge.script, to: &edges[key, default: key])
      }
    }
    return edges.values.sorted {
      ($0.from, $0.cause, $0.target) < ($1.from, $1.cause, $1.target)
    }
  }

  /// Adds the effects and the script of an edge that differs only in them or in the label of a row.
  private func add(
    _ effects: [String], _ script: [ExplorationStep], to edge: inout NavigationMap.Edge
  ) {
    guard !edge.script.isEmpty else {
      (edge.effects, edge.script) = (effects, script)
      return
    }
    edge.effects = Set(edge.effects).union(effects).sorted(by: NavigationMap.isBefore)
    if NavigationMap.isShorter(script, edge.script) { edge.script = script }
  }

  private func cause(_ cause: NavigationMap.Cause) -> NavigationMap.Cause {
    // A name that contains a number is data, too.
    guard case .row(let label?) = cause, book.data.contains(label) || label.contains("#") else {
      return cause
    }
    return .row(nil)
  }

  private func flows() -> [NavigationMap.Flow] {
    let flows = explorer.flows
    return flows.parents.sorted { $0.key < $1.key }.map { name, parents in
      NavigationMap.Flow(
        name: name, parents: parents.sorted(), finishes: flows.finished.contains(name),
        isCancelled: flows.cancelled.contains(name))
    }
  }
}

extension NavigationMap {
  /// Returns true if one script has fewer steps than another, or as many and sorts before it.
  static func isShorter(_ one: [ExplorationStep], _ other: [ExplorationStep]) -> Bool {
    one.count == other.count ? one.script < other.script : one.count < other.count
  }

  /// Returns true if one effect sorts before another: presentation first, then flows.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    (rank(of: one), one) < (rank(of: other), other)
  }

  private static func rank(of effect: String) -> Int {
    let words = ["starts ", "finishes ", "cancels ", "ignored "]
    return words.firstIndex { effect.hasPrefix($0) }.map { $0 + 1 } ?? 0
  }
}

/// The titles of places, and the names of rows that are data.
struct TitleBook {
  private var titles: [NavigationMap.Place: Set<String>] = [:]
  /// The names of rows that are data: their titles also occur among the several titles of a screen
  /// type.
  let data: Set<String>
  private let rows: Set<String>

  /// Creates the book from places and from the titles of rows by their names.
  init(_ places: some Sequence<SeenPlace>, rows: [String: Set<String>]) {
    var titlesOfScreens: [String: Set<String>] = [:]
    for place in places {
      titles[place.onMap, default: []].insert(place.title)
      titlesOfScreens[place.screen, default: []].insert(place.title)
    }
    let several = titlesOfScreens.values.filter { $0.count > 1 }.reduce(into: Set()) {
      $0.formUnion($1)
    }
    data = Set(rows.filter { !$0.value.isDisjoint(with: several) }.keys)
    self.rows = rows.values.reduce(into: Set()) { $0.formUnion($1) }
  }

  /// Returns the name of a place: its only title, unless that is data, or else its identifier or
  /// type.
  func name(of place: NavigationMap.Place) -> String {
    let titles = titles[place] ?? []
    guard titles.count == 1, let title = titles.first, !title.isEmpty, !isData(title) else {
      return place.id ?? place.screen.inWords
    }
    return title
  }

  /// Returns true for a title that repeats the label of a row.
  private func isData(_ title: String) -> Bool {
    rows.contains { $0.utf8.count > 2 && title.contains($0) }
  }
}
