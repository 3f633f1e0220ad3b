extension [SeenEdge] {
  /// The facts that the edges show: each edge without effects, and once more with each of its effects.
  var facts: Set<SeenEdge> {
    Set(
      flatMap { edge in [edge.with(effects: [])] + edge.effects.map { edge.with(effects: [$0]) } })
  }
}

extension Set<SeenEdge> {
  /// The worth of facts, of which an effect has a quarter of that of an edge.
  var worth: Double { reduce(0) { $0 + ($1.effects.isEmpty ? 1 : 0.25) } }
}
