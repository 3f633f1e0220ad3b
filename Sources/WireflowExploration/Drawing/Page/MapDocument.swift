import Foundation

/// The maps of an app as JSON for other programs.
///
/// The article <doc:MapFormat> describes each member.
///
/// ```swift
/// try MapDocument("Notes", maps).json.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct MapDocument: Encodable, Sendable {
  /// A place of a map.
  struct Place: Encodable {
    let id: String
    /// The `kind` and the `name` of the part of the app.
    let lane: [String: String]
    let screen: String
    let placeID: String?
    let name: String
    let flows: [String]
    let isRoot: Bool
    let script: [String]?
  }

  /// An edge of a map.
  struct Edge: Encodable {
    let from: String
    let cause: String
    let alert: String?
    let outcome: String
    let to: String?
    let title: String?
    let effects: [String]
    let isImplied: Bool
    let script: [String]
  }

  /// A trap, with the reason why the app accepts it.
  package struct Trap: Encodable, Sendable {
    package let name: String
    let kind: String
    package let sentence: String
    package let script: [String]
    package let accepted: String?

    package init(_ trap: NavigationTrap, _ accepted: [String: String]) {
      (name, kind, sentence) = (trap.name, trap.kind.rawValue, trap.sentence)
      script = trap.script.map(\.description)
      self.accepted = accepted[trap.name]
    }
  }

  struct Map: Encodable {
    let wireframe: String
    let start: String?
    let roots: [String]
    let places: [Place]
    let edges: [Edge]
    let anywhere: [Edge]
    let flows: [NavigationMap.Flow]
    let traps: [Trap]
    let unreached: [String]
    let stop: String?
  }

  let format = 1
  let title: String
  let edition: String?
  let maps: [Map]

  /// Creates the document of an app's maps.
  public init(
    _ title: String, _ maps: [NavigationMap], edition: String? = nil,
    baseline: NavigationBaseline? = nil
  ) {
    (self.title, self.edition) = (title, edition)
    let accepted = baseline?.acceptedTraps ?? [:]
    self.maps = maps.map { Map($0, accepted) }
  }

  /// The document, with its members sorted by name.
  public var json: String { jsonText }
}

extension Encodable {
  /// The value as JSON, with its members in the order of their names, and a line feed.
  package var jsonText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension MapDocument.Map {
  fileprivate init(_ map: NavigationMap, _ accepted: [String: String]) {
    wireframe = map.wireframe
    start = map.start?.key
    roots = map.roots
    places = map.places.sorted { $0.key < $1.key }.map { place, details in
      MapDocument.Place(
        id: place.key, lane: ["kind": place.lane.word, "name": map.name(of: place.lane)],
        screen: place.screen, placeID: place.id, name: details.name, flows: details.flows,
        isRoot: details.isRoot, script: details.script?.map(\.description))
    }
    edges = map.edges.map(MapDocument.Edge.init)
    anywhere = map.anywhere.map(MapDocument.Edge.init)
    flows = map.flows
    traps = map.traps.map { MapDocument.Trap($0, accepted) }
    (unreached, stop) = (map.unreached, map.stop)
  }
}

extension MapDocument.Edge {
  fileprivate init(_ edge: NavigationMap.Edge) {
    from = edge.from.key
    cause = edge.cause.description
    alert = edge.cause.alert.isEmpty ? nil : edge.cause.alert
    to = edge.target.place?.key
    (outcome, title) =
      switch edge.target {
      case .place: ("place", nil)
      case .another: ("another", nil)
      case .alert(let style, let title): (style, title)
      case .below: ("below", nil)
      case .stays: ("stays", nil)
      }
    (effects, isImplied) = (edge.effects, edge.isImplied)
    script = edge.script.map(\.description)
  }
}
