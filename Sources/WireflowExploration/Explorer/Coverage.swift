/// The edges and effects that an exploration has shown.
///
/// An edge with two effects counts as three facts: the edge itself, and each effect. Their order does
/// not count.
struct Coverage {
  /// The edges, each without effects, and once more with each of its effects.
  private(set) var facts: Set<SeenEdge> = []

  var count: Int { facts.count }

  mutating func insert(_ outline: SeenEdge) { facts.formUnion(Self.facts(of: [outline])) }

  /// Returns true if an outcome shows a fact that is not covered yet.
  func lacks(_ outlines: [SeenEdge]) -> Bool { !facts.isSuperset(of: Self.facts(of: outlines)) }

  /// Returns the worth of facts, of which an effect has a quarter of that of an edge.
  static func worth(of facts: Set<SeenEdge>) -> Double {
    facts.reduce(0) { $0 + ($1.effects.isEmpty ? 1 : 0.25) }
  }

  /// Returns the facts that some outlines show.
  static func facts(of outlines: [SeenEdge]) -> Set<SeenEdge> {
    var facts: Set<SeenEdge> = []
    for outline in outlines {
      facts.insert(outline.with(effects: []))
      for effect in outline.effects { facts.insert(outline.with(effects: [effect])) }
    }
    return facts
  }
}
