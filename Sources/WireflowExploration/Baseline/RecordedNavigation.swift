import Wireflow
import WireflowInteraction

/// The navigation that a baseline records for one wireframe, on which a script can be replayed
/// without the app.
///
/// A baseline tells neither the app's hidden state nor the ordinary ways back. A replay therefore
/// follows each outcome that a step may have had.
struct RecordedNavigation {
  /// A place, by its part of the app and its name.
  struct Spot: Hashable, Comparable {
    let lane: String
    let name: String

    /// The name as a line from another part of the app has it.
    var text: String { "\(name) in \(lane)" }

    static func < (one: Self, other: Self) -> Bool { one.text < other.text }
  }

  /// The outcome of an action.
  enum Outcome: Equatable {
    case stays
    case below
    /// An alert, by its title as a literal.
    case alert(String)
    /// A place, or several places of one name in different root items.
    case places([Spot])
  }

  /// A line with an action, in parts.
  struct Edge {
    /// The place at which it begins, or nil for an outcome that is the same anywhere.
    let spot: Spot?
    /// The alert that the action answers, by its title as a literal.
    let alert: String?
    /// The action.
    let cause: String
    let outcome: Outcome
    let line: NavigationBaseline.Line
    /// The cause without numbers in the names of elements, by which a replay finds it.
    let outline: String

    /// The places to which it leads.
    var ends: [Spot] { if case .places(let spots) = outcome { spots } else { [] } }

    /// True if it leads to a place or an alert.
    var leadsSomewhere: Bool { outcome != .stays && outcome != .below }

    /// The step of a script that performs the action, or nil if the line leaves out a part of it.
    var step: ExplorationStep? {
      guard !cause.contains("#") else { return nil }
      let command = "command "
      let words = cause.hasPrefix(command) ? "tap " + cause.dropFirst(command.count) : cause
      return try? ExplorationStep(parsing: words)
    }
  }

  /// The place at which the app begins.
  let start: Spot?
  /// All places, sorted.
  let spots: [Spot]
  /// The roots of stacks.
  let roots: Set<Spot>
  let edges: [Edge]
  let edgesOfSpots: [Spot?: [Edge]]
  private let edgesToSpots: [Spot: [Edge]]

  init(_ baseline: NavigationBaseline, on wireframe: String) {
    let lines = baseline.lines.filter { $0.wireframes.contains(wireframe) }
    let places = lines.filter(\.isPlace)
    let spots = Dictionary(places.map { ($0.spot.text, $0.spot) }) { first, _ in first }
    self.spots = spots.values.sorted()
    roots = Set(places.filter { $0.text.contains(", root") }.map(\.spot))
    start = lines.first(where: \.headings.isEmpty).flatMap {
      spots[String($0.text.dropFirst("start ".count))]
    }
    edges = lines.compactMap { Edge($0, spots) }
    edgesOfSpots = Dictionary(grouping: edges, by: \.spot)
    edgesToSpots = edges.reduce(into: [:]) { known, edge in
      for spot in edge.ends { known[spot, default: []].append(edge) }
    }
  }

  /// Returns the edges that lead to a place.
  func edges(to spot: Spot) -> [Edge] { edgesToSpots[spot] ?? [] }
}

extension RecordedNavigation.Edge {
  /// Reads the parts of a line, or returns nil for a line without an action.
  init?(_ line: NavigationBaseline.Line, _ spots: [String: RecordedNavigation.Spot]) {
    guard line.isEdge, let arrow = line.text.firstRange(of: " -> ") else { return nil }
    let spot = line.headings.count == 2 ? line.spot : nil
    let words = String(line.text[..<arrow.lowerBound])
    let rest = line.text[arrow.upperBound...]
    let target = String(rest[..<(rest.firstRange(of: "  (")?.lowerBound ?? rest.endIndex)])
    var (alert, cause) = (String?.none, words)
    if words.hasPrefix("in \""), let choose = words.ranges(of: " choose \"").last {
      alert = String(words[..<choose.lowerBound].dropFirst("in ".count))
      cause = String(words[choose.lowerBound...].dropFirst())
    }
    let isEvent = ["open \"", "do \""].contains(where: cause.hasPrefix)
    self.init(
      spot: spot, alert: alert, cause: cause, outcome: Self.outcome(target, from: spot, spots),
      line: line, outline: isEvent ? cause : cause.masked)
  }

  private static func outcome(
    _ target: String, from spot: RecordedNavigation.Spot?,
    _ spots: [String: RecordedNavigation.Spot]
  ) -> RecordedNavigation.Outcome {
    for style in [AlertContent.Style.alert, .actionSheet] where target.hasPrefix(style.rawValue) {
      return .alert(String(target.dropFirst(style.rawValue.count + 1)))
    }
    if target == "what is below" { return .below }
    if let end = target.firstRange(of: " in the selected root") {
      let name = String(target[..<end.lowerBound])
      let all = spots.values.filter { $0.name == name && $0.lane.hasPrefix("root ") }
      return .places(all.sorted())
    }
    let end = spots[target] ?? spot.flatMap { spots["\(target) in \($0.lane)"] }
    return end.map { .places([$0]) } ?? .stays
  }
}

extension NavigationBaseline.Line {
  /// True for the line of a place.
  var isPlace: Bool {
    headings.count == 1 && !["anywhere", "flows", "refused", "unreached"].contains(headings[0])
  }

  /// True for the line of an action.
  var isEdge: Bool { headings.count == 2 || headings == ["anywhere"] }

  /// The place of a place's line, or of a line below it.
  var spot: RecordedNavigation.Spot {
    let heading = headings.count > 1 ? headings[1] : text
    let ends = [", root", ", of "].compactMap { heading.firstRange(of: $0)?.lowerBound }
    return RecordedNavigation.Spot(
      lane: headings.first ?? "", name: String(heading[..<(ends.min() ?? heading.endIndex)]))
  }
}
