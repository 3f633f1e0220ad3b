/// The baseline lines that maps have added or lost, by their places.
struct MapChanges {
  /// The number of changes, or nil without a comparison.
  let count: Int?
  private var added: [String: Set<[String]>] = [:]
  private var lost: [String: [[String]]] = [:]

  init(from baseline: NavigationBaseline?, to maps: [NavigationMap]) {
    guard let baseline else {
      count = nil
      return
    }
    let now = NavigationBaseline(baseline.name, maps)
    let (before, after) = (Set(baseline.lines), Set(now.lines))
    let (new, old) = (after.subtracting(before), before.subtracting(after))
    count = new.count + old.count
    for map in maps {
      let name = map.wireframe
      // Compare the lines of this wireframe only: a line may have changed on another one.
      let had = Set(before.filter { $0.wireframes.contains(name) }.map(\.path))
      let has = Set(after.filter { $0.wireframes.contains(name) }.map(\.path))
      added[name] = has.subtracting(had)
      lost[name] = had.subtracting(has).sorted { $0.joined() < $1.joined() }
    }
  }

  /// Returns true if a place was added.
  func isNew(_ place: NavigationMap.Place, in map: NavigationMap) -> Bool {
    guard let details = map.places[place] else { return false }
    let heading = BaselineWriter(map: map).heading(of: place, details)
    return added[map.wireframe]?.contains([place.lane.description, heading]) ?? false
  }

  /// Returns true if an edge was added.
  func isNew(_ edge: NavigationMap.Edge, in map: NavigationMap) -> Bool {
    guard let added = added[map.wireframe], !added.isEmpty else { return false }
    let isAnywhere = map.anywhere.contains(edge)
    let headings = isAnywhere ? ["anywhere"] : path(of: edge.from, in: map)
    let writer = BaselineWriter(map: map)
    let text = writer.text(of: edge, from: isAnywhere ? nil : edge.from)
    return added.contains(headings + [text])
  }

  /// Returns the lines that a place has lost.
  func lost(at place: NavigationMap.Place, in map: NavigationMap) -> [String] {
    let path = path(of: place, in: map)
    return (lost[map.wireframe] ?? []).filter { $0.count == 3 && $0.starts(with: path) }
      .map { $0[2] }
  }

  /// Returns the lost lines that belong to no place of a map.
  func lostElsewhere(in map: NavigationMap) -> [String] {
    let paths = Set(map.places.keys.map { path(of: $0, in: map) })
    return (lost[map.wireframe] ?? []).filter { $0.count < 3 || !paths.contains(Array($0[..<2])) }
      .map { $0.joined(separator: ": ") }
  }

  private func path(of place: NavigationMap.Place, in map: NavigationMap) -> [String] {
    let heading = map.places[place].map { BaselineWriter(map: map).heading(of: place, $0) } ?? ""
    return [place.lane.description, heading]
  }
}
