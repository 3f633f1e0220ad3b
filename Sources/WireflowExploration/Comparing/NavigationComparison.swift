import Wireflow

/// A comparison of two maps: of two versions of an app, of an app and a mutant of it, or of an app
/// on two wireframes.
///
/// The comparison ignores how places and edges are presented. Between two wireframes it also
/// ignores the part of the app that contains a place, and edges that stay on one screen.
///
/// ```swift
/// let comparison = NavigationComparison(before, after)
/// print(comparison.text)
/// ```
public struct NavigationComparison: Sendable {
  /// A place or an edge that only one of the maps has.
  public struct Difference: Sendable, Hashable {
    /// True if the first map has it, false if the second has.
    public let isInFirst: Bool
    /// The place, or the edge with its place, its cause and its target.
    public let line: String
    /// The shortest script that shows it.
    public let script: [ExplorationStep]
  }

  /// The differences, in the order of their lines.
  public let differences: [Difference]

  /// Compares two maps.
  public init(_ one: NavigationMap, _ other: NavigationMap) {
    let isCoarse = one.wireframe != other.wireframe
    let facts = [one, other].map { Self.facts(of: $0, isCoarse: isCoarse) }
    var differences: [Difference] = []
    for (place, own) in facts.enumerated() {
      let others = facts[1 - place]
      let places = place == 0 ? other.places : one.places
      for (line, fact) in own where others[line] == nil {
        // If a place is new, its ordinary ways back need no mention.
        if let origin = fact.ordinaryOrigin, places[origin] == nil { continue }
        differences.append(Difference(isInFirst: place == 0, line: line, script: fact.script))
      }
    }
    self.differences = differences.sorted {
      ($0.line, $0.isInFirst ? 0 : 1) < ($1.line, $1.isInFirst ? 0 : 1)
    }
  }

  /// True if the maps differ only in presentation.
  public var isEmpty: Bool { differences.isEmpty }

  /// The differences and their scripts, with `-` before those of the first map and `+` before the
  /// others.
  public var text: String {
    differences.map { difference in
      "\(difference.isInFirst ? "-" : "+") \(difference.line)\n"
        + difference.script.map { "    \($0)\n" }.joined()
    }
    .joined(separator: "\n")
  }

  /// The script behind a line of a map.
  private struct Fact {
    let script: [ExplorationStep]
    /// The place at which an ordinary way back begins, or nil for other lines.
    var ordinaryOrigin: NavigationMap.Place?
  }

  /// Returns the lines of a map with their scripts.
  private static func facts(of map: NavigationMap, isCoarse: Bool) -> [String: Fact] {
    var facts: [String: Fact] = [:]
    func add(_ line: String, _ script: [ExplorationStep], _ origin: NavigationMap.Place? = nil) {
      if let known = facts[line], !NavigationMap.isShorter(script, known.script) { return }
      facts[line] = Fact(script: script, ordinaryOrigin: origin)
    }
    for (place, details) in map.places {
      let flows = details.flows.isEmpty ? "" : ", of " + details.flows.joined(separator: " or ")
      add(name(of: place, isCoarse) + (isCoarse ? "" : flows), details.script ?? [])
    }
    for edge in map.edges {
      if isCoarse, edge.isImplied || !edge.target.isFar(from: edge.from) { continue }
      let effects = isCoarse ? [] : edge.effects.filter(tellsOfMore)
      let notes = effects.isEmpty ? "" : "  (\(effects.joined(separator: "; ")))"
      add(
        "\(name(of: edge.from, isCoarse)): \(edge.cause) -> \(name(of: edge.target, isCoarse))\(notes)",
        edge.script, edge.isImplied ? edge.from : nil)
    }
    return facts
  }

  /// Returns true for an effect that is more than presentation.
  private static func tellsOfMore(_ effect: String) -> Bool {
    ["starts ", "finishes ", "cancels ", "ignored ", "a task fails", "guarded"]
      .contains { effect.hasPrefix($0) }
  }

  private static func name(of place: NavigationMap.Place, _ isCoarse: Bool) -> String {
    isCoarse ? place.screen : "\(place) in \(place.lane.description)"
  }

  private static func name(of target: NavigationMap.Target, _ isCoarse: Bool) -> String {
    switch target {
    case .place(let place): name(of: place, isCoarse)
    case .another(let place): isCoarse ? place.screen : "another \(place)"
    case .alert(_, let title): "alert \(title.literal)"
    case .below: "what is below"
    case .stays: "stays"
    }
  }
}
