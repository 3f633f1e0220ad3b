import Wireflow
import WireflowInteraction

/// The scripts that showed the lines of a baseline, as far as the baseline and a newer one tell.
///
/// A baseline keeps the scripts of rare lines alone. The script of any other line comes from the
/// newer baseline, and the record of the old one confirms that it led to the line.
struct KnownScripts {
  /// A script for a line.
  struct Finding {
    let script: [ExplorationStep]
    /// True if nothing tells whether the script showed the line: the newer app no longer has an
    /// element of the script, which may have been hidden, or it lacks other outcomes of the last step.
    var isGuess = false

    static func isBetter(_ one: Self, _ other: Self) -> Bool {
      one.isGuess == other.isGuess
        ? NavigationMap.isShorter(one.script, other.script) : other.isGuess
    }
  }

  /// An edge of the newer baseline, and its script.
  private struct Route {
    let edge: RecordedNavigation.Edge
    let script: [ExplorationStep]
  }

  /// The witnesses that led to a line, the shortest first.
  private struct Testimony {
    /// The scripts at whose end the baseline has no other outcome than the line.
    var certain: [[ExplorationStep]] = []
    /// The scripts at whose end the baseline has other outcomes, too.
    var others: [[ExplorationStep]] = []
  }

  private let record: RecordedNavigation
  private let replay: RecordReplay
  private let routes: [RecordedNavigation.Spot?: [Route]]
  private let testimonies: [NavigationBaseline.Line: Testimony]
  /// The ways to each place that the record confirms.
  private var ways: [RecordedNavigation.Spot: [Finding]] = [:]

  /// Creates the scripts of an old baseline on one wireframe.
  init(of old: NavigationBaseline, besides new: NavigationBaseline, on wireframe: String) {
    record = RecordedNavigation(old, on: wireframe)
    replay = RecordReplay(record)
    let shown = new.lines.compactMap { line in
      new.scripts[line.path].map { (line: line, script: $0) }
    }
    let places = Dictionary(new.lines.filter(\.isPlace).map { ($0.spot.text, $0.spot) }) {
      first, _ in first
    }
    routes = Dictionary(
      grouping: shown.compactMap { line, script in
        RecordedNavigation.Edge(line, places).map { Route(edge: $0, script: script) }
      },
      by: \.edge.spot)
    testimonies = Self.testimonies(of: old.corpus[wireframe] ?? [], replay)
    let arrivals = Dictionary(grouping: shown.filter(\.line.isPlace), by: \.line.spot)
    for spot in record.spots {
      let scripts =
        (arrivals[spot] ?? []).map(\.script) + (routes[spot] ?? []).map(\.script.untilLastAction)
      let ways = Set(scripts).filter { replay.leads($0, to: spot) }.map { Finding(script: $0) }
      if !ways.isEmpty { self.ways[spot] = ways }
    }
    if let start = record.start, ways[start] == nil {
      ways[start] = [Finding(script: [.action(.launch)])]
    }
    findWaysToLostPlaces()
  }

  private static func testimonies(
    of witnesses: [[ExplorationStep]], _ replay: RecordReplay
  ) -> [NavigationBaseline.Line: Testimony] {
    var testimonies: [NavigationBaseline.Line: Testimony] = [:]
    for witness in witnesses.sorted(by: NavigationMap.isShorter) {
      for (place, sightings) in replay.sightings(in: witness).enumerated() {
        for sighting in sightings {
          let script = Array(witness[...place])
          if sighting.isCertain {
            testimonies[sighting.line, default: Testimony()].certain.append(script)
          } else if place == witness.lastAction || place == witness.count - 1 {
            testimonies[sighting.line, default: Testimony()].others.append(script)
          }
        }
      }
    }
    return testimonies
  }

  /// Finds ways to the places that the newer baseline lacks, the nearest first.
  private mutating func findWaysToLostPlaces() {
    while true {
      var found: [RecordedNavigation.Spot: [Finding]] = [:]
      for edge in record.edges {
        let spots = edge.ends.filter { ways[$0] == nil }
        guard !spots.isEmpty, let finding = finding(for: edge, except: []) else { continue }
        for spot in spots { found[spot, default: []].append(finding) }
      }
      guard !found.isEmpty else { return }
      ways.merge(found) { known, _ in known }
    }
  }

  /// Returns a script that showed a line, or nil if none is known.
  func finding(for line: NavigationBaseline.Line) -> Finding? {
    guard line.isPlace else {
      let edge = (record.edgesOfSpots[line.headings.count == 2 ? line.spot : nil] ?? [])
        .first { $0.line == line }
      return edge.flatMap { finding(for: $0, except: []) }
    }
    if record.start == line.spot { return Finding(script: [.action(.launch)]) }
    return record.edges(to: line.spot).compactMap { finding(for: $0, except: []) }
      .min(by: Finding.isBetter)
  }

  private func finding(
    for edge: RecordedNavigation.Edge, except known: Set<NavigationBaseline.Line>
  ) -> Finding? {
    let own = routes[edge.spot] ?? []
    let same = own.filter { $0.edge.isAlike(edge) }.map { Finding(script: $0.script) }
    if let finding = best(of: same, showing: edge) { return finding }
    if let script = testimonies[edge.line]?.certain.first { return Finding(script: script) }
    if let step = edge.step {
      let renamed = own.filter { $0.edge.outcome == edge.outcome && edge.leadsSomewhere }.map {
        Finding(script: $0.script.untilLastAction, isGuess: true)
      }
      for ways in [renamed, ways(to: edge, except: known)] {
        let ends = ways.map { Finding(script: $0.script + [step], isGuess: $0.isGuess) }
        if let finding = best(of: ends, showing: edge) { return finding }
      }
    }
    return rareFinding(for: edge, among: own)
  }

  /// Returns the shortest witness that ends at an edge, although its last step has other outcomes,
  /// too.
  private func rareFinding(
    for edge: RecordedNavigation.Edge, among routes: [Route]
  ) -> Finding? {
    let kept = routes.map(\.script.withoutWaits)
    // Of several outcomes, a witness ends at the one that is rare.
    let isAlone = (record.edgesOfSpots[edge.spot] ?? []).allSatisfy { other in
      other.line == edge.line || !other.isAlike(edge)
        || routes.contains { $0.edge.isAlike(other) && $0.edge.outcome == other.outcome }
    }
    return testimonies[edge.line]?.others.first { !kept.contains($0.withoutWaits) }
      .map { Finding(script: $0, isGuess: !isAlone) }
  }

  /// Returns the known ways to the place of an edge, or to the alert that it answers.
  private func ways(
    to edge: RecordedNavigation.Edge, except known: Set<NavigationBaseline.Line>
  ) -> [Finding] {
    // An event from outside needs no element.
    guard let spot = edge.spot else {
      return ways.values.compactMap { $0.min(by: Finding.isBetter) }
    }
    guard let alert = edge.alert else {
      return (ways[spot] ?? []).map { Finding(script: $0.script, isGuess: true) }
    }
    let questions = (record.edgesOfSpots[spot] ?? []).filter {
      $0.outcome == .alert(alert) && !known.contains($0.line)
    }
    return questions.compactMap { finding(for: $0, except: known.union([edge.line])) }
  }

  private func best(
    of findings: [Finding], showing edge: RecordedNavigation.Edge
  ) -> Finding? {
    findings.sorted(by: Finding.isBetter).first { shows(edge, at: $0.script) }
  }

  /// Returns true if the record has an edge and no other outcome at the end of a script.
  private func shows(_ edge: RecordedNavigation.Edge, at script: [ExplorationStep]) -> Bool {
    guard let end = script.lastAction else { return false }
    let sightings = replay.sightings(in: script, endingAt: edge.spot)
    return end < sightings.count
      && sightings[end].contains { $0.line == edge.line && $0.isCertain }
  }
}

extension RecordedNavigation.Edge {
  /// Returns true for an edge with the same cause.
  fileprivate func isAlike(_ other: Self) -> Bool { cause == other.cause && alert == other.alert }
}

extension [ExplorationStep] {
  /// The steps before the last action.
  fileprivate var untilLastAction: Self { Array(self[..<(lastAction ?? 0)]) }

  fileprivate var withoutWaits: Self { filter { !$0.isWait } }
}
