/// The heights in gutters at which lines leave and enter cards, so that no two lines overlap.
struct SheetSpots {
  /// The part of a vertical gutter beside one row.
  struct Place: Hashable {
    let gutter: Int
    let row: Int
  }

  /// The owner of a height, whose lines may share it.
  enum Owner: Hashable {
    case port(Int, SheetPlan.Port)
    case goal(SheetPlan.Goal)
  }

  private var taken: [Place: [(owner: Owner, height: Double)]] = [:]

  /// The minimum distance between two lines.
  private static let distance = 5.0

  /// Takes the free height nearest to the given one, and returns it.
  mutating func take(_ height: Double, step: Double, at place: Place, for owner: Owner) -> Double {
    let others = taken[place] ?? []
    if let known = others.first(where: { $0.owner == owner }) { return known.height }
    var height = height
    for attempt in 0..<12 {
      // Goals may move down freely, but ports stay near their element.
      let shift =
        step > 3 ? Double(attempt) : Double((attempt + 1) / 2) * (attempt % 2 == 0 ? 1 : -1)
      let candidate = height + shift * step
      guard others.contains(where: { abs($0.height - candidate) < Self.distance }) else {
        height = candidate
        break
      }
    }
    taken[place, default: []].append((owner, height))
    return height
  }
}
