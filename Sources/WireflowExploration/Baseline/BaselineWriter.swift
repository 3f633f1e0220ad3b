import Wireflow

/// The writer of the lines of one map.
struct BaselineWriter {
  /// A line, and the script that shows it, if any does.
  typealias Line = (line: NavigationBaseline.Line, script: [ExplorationStep]?)

  let map: NavigationMap

  /// The lines, in no order.
  var lines: [Line] {
    var lines: [Line] = []
    if let start = map.start {
      lines.append(line([], "start \(start) in \(start.lane.description)"))
    }
    lines += map.anywhere.map { line(["anywhere"], text(of: $0, from: nil), $0.script) }
    let edges = Dictionary(grouping: map.notableEdges, by: \.from)
    for (place, details) in map.places {
      lines.append(line([place.lane.description], heading(of: place, details), details.script))
      lines += edgeLines(from: place, details, edges[place] ?? [])
    }
    lines += map.flows.map { line(["flows"], text(of: $0)) }
    lines += map.refusals.map { line(["refused"], $0, $1) }
    return lines + map.unreached.map { line(["unreached"], $0) }
  }

  private func line(
    _ headings: [String], _ text: String, _ script: [ExplorationStep]? = nil
  ) -> Line {
    (.init(headings: headings, text: text, wireframes: [map.wireframe]), script)
  }

  /// Returns the line of a place.
  func heading(
    of place: NavigationMap.Place, _ details: NavigationMap.Details
  ) -> String {
    place.description + (details.isRoot ? ", root" : "")
      + (details.flows.isEmpty ? "" : ", of " + details.flows.joined(separator: " or "))
  }

  private func edgeLines(
    from place: NavigationMap.Place, _ details: NavigationMap.Details,
    _ edges: [NavigationMap.Edge]
  ) -> [Line] {
    let headings = [place.lane.description, heading(of: place, details)]
    var lines: [Line] = []
    var edges = edges
    if let link = linkForAll(edges) {
      edges.removeAll { $0.cause.isLink }
      let text = "open any link -> \(text(of: link.target, from: place))\(notes(link.effects))"
      lines.append(line(headings, text, link.script))
    }
    for (cause, edges) in Dictionary(grouping: edges, by: \.cause) {
      let selected = edges.filter { isInSelectedRoot($0, among: edges) }
      for edge in edges where !selected.contains(edge) || edge == selected.first {
        let isMerged = selected.contains(edge)
        let target = isMerged ? selectedRoot(edge) : text(of: edge.target, from: place)
        let effects = isMerged ? Array(Set(selected.flatMap(\.effects))) : edge.effects
        let text = "\(words(for: cause)) -> \(target)\(notes(effects))"
        lines.append(line(headings, text, edge.script))
      }
    }
    return lines
  }

  /// Returns the shortest of a place's edges by links, if all links have the same outcome there.
  private func linkForAll(_ edges: [NavigationMap.Edge]) -> NavigationMap.Edge? {
    let links = edges.filter(\.cause.isLink)
    let count = Set(map.edges.lazy.map(\.cause).filter(\.isLink)).count
    guard count > 1, links.count == count, Set(links.map(\.cause)).count == count,
      links.allSatisfy({ $0.target == links[0].target && $0.effects == links[0].effects })
    else { return nil }
    return links.min { NavigationMap.isShorter($0.script, $1.script) }
  }

  /// Returns the line of an edge.
  func text(of edge: NavigationMap.Edge, from place: NavigationMap.Place?) -> String {
    "\(words(for: edge.cause)) -> \(text(of: edge.target, from: place))\(notes(edge.effects))"
  }

  private func words(for cause: NavigationMap.Cause) -> String {
    (cause.alert.isEmpty ? "" : "in \(cause.alert.literal) ") + cause.description
  }

  /// Returns effects in parentheses, grouped by their first words.
  private func notes(_ effects: [String]) -> String {
    guard !effects.isEmpty else { return "" }
    var notes: [String] = []
    for effect in effects.sorted(by: NavigationMap.isBefore) {
      let words = effect.split(separator: " ", maxSplits: 1)
      if let last = notes.last, words.count == 2,
        ["starts", "finishes", "cancels"].contains(words[0]),
        last.hasPrefix(words[0] + " ")
      {
        notes[notes.count - 1] = "\(last), \(words[1])"
      } else {
        notes.append(effect)
      }
    }
    return "  (\(notes.joined(separator: "; ")))"
  }

  /// Returns true if several edges lead to one screen, whatever root item is selected.
  private func isInSelectedRoot(
    _ edge: NavigationMap.Edge, among edges: [NavigationMap.Edge]
  ) -> Bool {
    guard case .place(let place) = edge.target, case .root = place.lane,
      place.lane != edge.from.lane
    else { return false }
    return edges.contains {
      guard case .place(let other) = $0.target, case .root = other.lane else { return false }
      return other.lane != place.lane && other.screen == place.screen
    }
  }

  private func selectedRoot(_ edge: NavigationMap.Edge) -> String {
    guard case .place(let place) = edge.target else { return "" }
    return "\(place) in the selected root"
  }

  private func text(
    of target: NavigationMap.Target, from place: NavigationMap.Place?
  ) -> String {
    switch target {
    case .place(let other):
      other.lane == place?.lane ? other.description : "\(other) in \(other.lane.description)"
    case .another(let other): other == place ? "another \(other)" : other.description
    case .alert(let style, let title): "\(style) \(title.literal)"
    case .below: "what is below"
    case .stays: "stays"
    }
  }

  private func text(of flow: NavigationMap.Flow) -> String {
    let ends =
      switch (flow.finishes, flow.isCancelled) {
      case (true, true): "ends finished or cancelled"
      case (true, false): "ends finished"
      case (false, true): "ends cancelled"
      case (false, false): "never ends"
      }
    let parents = flow.parents.joined(separator: ", ")
    return flow.name + (parents.isEmpty ? "" : " under \(parents)") + ", \(ends)"
  }
}
