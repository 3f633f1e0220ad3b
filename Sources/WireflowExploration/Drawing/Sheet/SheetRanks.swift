/// The places of a part of an app by their distance from its first ones, with each rank in an order
/// that avoids crossings.
struct SheetRanks {
  private let map: NavigationMap
  private let places: [NavigationMap.Place]
  private let edges: [NavigationMap.Place: [NavigationMap.Place]]

  init(_ map: NavigationMap, _ places: [NavigationMap.Place]) {
    (self.map, self.places) = (map, places)
    let inside = Set(places)
    var edges: [NavigationMap.Place: [NavigationMap.Place]] = [:]
    for edge in map.notableEdges where inside.contains(edge.from) {
      guard let target = edge.target.place, inside.contains(target), target != edge.from,
        !(edges[edge.from] ?? []).contains(target)
      else { continue }
      edges[edge.from, default: []].append(target)
    }
    self.edges = edges
  }

  /// Returns the ranks.
  func ranks() -> [[NavigationMap.Place]] {
    var ranks: [[NavigationMap.Place]] = []
    var known: Set<NavigationMap.Place> = []
    add(first, from: 0, to: &ranks, &known)
    // If nothing in this part leads to a place, another part pushes it.
    for loose in places.sorted(by: { depth($0) < depth($1) }) where !known.contains(loose) {
      add([loose], from: min(1, ranks.count), to: &ranks, &known)
    }
    return ranks
  }

  /// Adds places and all their successors, rank by rank.
  private func add(
    _ start: [NavigationMap.Place], from first: Int, to ranks: inout [[NavigationMap.Place]],
    _ known: inout Set<NavigationMap.Place>
  ) {
    var (next, rank) = (start, first)
    while !next.isEmpty {
      if ranks.indices.contains(rank) { ranks[rank] += next } else { ranks.append(next) }
      known.formUnion(next)
      next = targets(of: next, besides: known)
      rank += 1
    }
  }

  private var first: [NavigationMap.Place] {
    if let start = map.start, places.contains(start) { return [start] }
    let inside = Set(places)
    let entries = Dictionary(
      grouping: map.notableEdges.filter { !inside.contains($0.from) }.compactMap(\.target.place)
    ) { $0 }
    return Array(
      places.sorted { one, other in
        let (more, less) = (entries[one]?.count ?? 0, entries[other]?.count ?? 0)
        let isFirst = map.places[one]?.isRoot == true
        if isFirst != (map.places[other]?.isRoot == true) { return isFirst }
        return (-more, depth(one)) < (-less, depth(other))
      }
      .prefix(1))
  }

  private func depth(_ place: NavigationMap.Place) -> Int {
    map.places[place]?.script?.count ?? .max
  }

  /// Returns the new targets of some places, in the order of the edges that first lead there.
  private func targets(
    of places: [NavigationMap.Place], besides known: Set<NavigationMap.Place>
  ) -> [NavigationMap.Place] {
    var targets: [NavigationMap.Place] = []
    for place in places {
      for target in edges[place] ?? [] where !known.contains(target) && !targets.contains(target) {
        targets.append(target)
      }
    }
    return targets
  }
}
