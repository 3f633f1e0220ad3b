/// The edges and effects that an exploration has shown.
///
/// An edge with two effects counts as three facts: the edge itself, and each effect. Their order does
/// not count.
struct Coverage {
  /// An edge without its effects, or one of its effects.
  struct Fact: Hashable {
    let edge: SeenEdge
    /// The effect, or nil for the edge itself.
    let effect: String?
  }

  private(set) var facts: Set<Fact> = []

  var count: Int { facts.count }

  mutating func insert(_ outline: SeenEdge) { facts.formUnion(Self.facts(of: [outline])) }

  /// Returns true if an outcome shows a fact that is not covered yet.
  func lacks(_ outlines: [SeenEdge]) -> Bool { !facts.isSuperset(of: Self.facts(of: outlines)) }

  /// Returns the worth of facts, of which an effect has a quarter of that of an edge.
  static func worth(of facts: Set<Fact>) -> Double {
    facts.reduce(0) { $0 + ($1.effect == nil ? 1 : 0.25) }
  }

  /// Returns the facts that some outlines show.
  static func facts(of outlines: [SeenEdge]) -> Set<Fact> {
    var facts: Set<Fact> = []
    for outline in outlines {
      let edge = outline.withoutEffects
      facts.insert(Fact(edge: edge, effect: nil))
      for effect in outline.effects { facts.insert(Fact(edge: edge, effect: effect)) }
    }
    return facts
  }
}
