extension NavigationMap {
  /// The outcomes of events that are the same in most places.
  var commonEvents: [Edge] {
    let events = edges.filter { $0.cause.isEvent && !$0.isImplied }
    return Dictionary(grouping: events, by: \.cause).values.compactMap(Self.common)
      .sorted { $0.cause < $1.cause }
  }

  /// Returns the edge whose outcome occurs in most places, or nil if no outcome does.
  private static func common(_ edges: [Edge]) -> Edge? {
    let places = Set(edges.map(\.from))
    guard places.count > 1 else { return nil }
    let candidates = edges.sorted { isShorter($0.script, $1.script) }
    var best: (edge: Edge, count: Int)?
    var tried: [Edge] = []
    for edge in candidates where !tried.contains(where: { edge.comesToTheSame(as: $0) }) {
      tried.append(edge)
      let count = Set(edges.filter { $0.comesToTheSame(as: edge) }.map(\.from)).count
      if count > best?.count ?? 0 { best = (edge, count) }
    }
    guard let best, best.count * 2 > places.count else { return nil }
    return best.edge
  }
}

extension NavigationMap.Edge {
  /// Returns true if an event has the same outcome as elsewhere, even where the user is already at
  /// its target.
  func comesToTheSame(as other: Self) -> Bool {
    guard effects == other.effects else { return false }
    if target == other.target { return true }
    guard case .place(from) = other.target else { return false }
    return target == .stays || target == .another(from)
  }
}
