/// The order of the nets in one gutter that avoids crossings.
struct TrackOrder {
  /// A place at which a net leaves the gutter, before or behind it.
  struct Tap: Hashable {
    let at: Double
    let isBehind: Bool
  }

  /// The part of a gutter that a net takes.
  struct Use {
    var from: Double
    var to: Double
    var taps: Set<Tap>

    func overlaps(_ other: Use, by margin: Double) -> Bool {
      from < other.to + margin && other.from < to + margin
    }
  }

  private(set) var order: [Int]
  private let uses: [Int: Use]

  /// Orders nets, starting from a given order.
  init(_ uses: [Int: Use], from order: [Int]) {
    self.uses = uses
    self.order = order
    improve()
  }

  /// Returns the crossings of two nets, the first of which is before the other.
  private func cost(_ one: Int, before other: Int) -> Int {
    guard let first = uses[one], let second = uses[other] else { return 0 }
    let behind = first.taps.count { $0.isBehind && $0.at >= second.from && $0.at <= second.to }
    let ahead = second.taps.count { !$0.isBehind && $0.at >= first.from && $0.at <= first.to }
    return behind + ahead
  }

  /// Moves one net after the other to its best place, until nothing improves.
  private mutating func improve() {
    guard order.count > 1 else { return }
    for _ in 0..<6 {
      var isBetter = false
      for net in order.sorted() {
        guard let place = order.firstIndex(of: net) else { continue }
        var rest = order
        rest.remove(at: place)
        // The cost at the front, and how it changes from one place to the next.
        var cost = rest.reduce(0) { $0 + self.cost(net, before: $1) }
        var (best, bestCost, own) = (0, cost, cost)
        for (index, other) in rest.enumerated() {
          cost += self.cost(other, before: net) - self.cost(net, before: other)
          if index + 1 == place { own = cost }
          if cost < bestCost { (best, bestCost) = (index + 1, cost) }
        }
        if place == 0 { own = rest.reduce(0) { $0 + self.cost(net, before: $1) } }
        guard bestCost < own else { continue }
        rest.insert(net, at: best)
        order = rest
        isBetter = true
      }
      if !isBetter { return }
    }
  }

  /// Returns the track of each net, where nets that do not meet share a track.
  func tracks(margin: Double) -> [Int: Int] {
    var tracks: [Int: Int] = [:]
    for (place, net) in order.enumerated() {
      guard let use = uses[net] else { continue }
      let before = order[..<place].filter { uses[$0]?.overlaps(use, by: margin) ?? false }
      tracks[net] = before.compactMap { tracks[$0] }.max().map { $0 + 1 } ?? 0
    }
    return tracks
  }
}
