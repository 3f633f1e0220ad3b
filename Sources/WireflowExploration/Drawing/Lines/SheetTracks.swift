/// The tracks of all gutters of a sheet.
struct SheetTracks {
  /// The track of each net in each vertical and each horizontal gutter.
  private(set) var vertical: [Int: [Int: Int]] = [:]
  private(set) var horizontal: [Int: [Int: Int]] = [:]
  private var verticalOrder: [Int: [Int]] = [:]
  private var horizontalOrder: [Int: [Int]] = [:]

  private typealias Uses = [Int: [Int: TrackOrder.Use]]

  init(_ nets: SheetNets) {
    for round in 0..<3 {
      let columns = verticalUses(nets)
      for (gutter, uses) in columns {
        let order = TrackOrder(uses, from: verticalOrder[gutter] ?? uses.keys.sorted())
        verticalOrder[gutter] = order.order
        if round == 2 { vertical[gutter] = order.tracks(margin: 30) }
      }
      let rows = horizontalUses(nets)
      for (gutter, uses) in rows {
        let order = TrackOrder(uses, from: horizontalOrder[gutter] ?? uses.keys.sorted())
        horizontalOrder[gutter] = order.order
        if round == 2 { horizontal[gutter] = order.tracks(margin: 10_000) }
      }
    }
  }

  /// Returns the number of tracks of a gutter.
  func count(vertical gutter: Int) -> Int { (vertical[gutter]?.values.max() ?? -1) + 1 }
  func count(horizontal gutter: Int) -> Int { (horizontal[gutter]?.values.max() ?? -1) + 1 }

  /// Returns a number for the height of a net in a horizontal gutter.
  private func height(_ row: Int, _ net: Int) -> Double {
    let place = horizontalOrder[row]?.firstIndex(of: net) ?? 0
    return Double(row) * SheetNets.step - SheetNets.step / 2 + Double(place) * 40
  }

  private func position(_ column: Int, _ net: Int) -> Double {
    let place = verticalOrder[column]?.firstIndex(of: net) ?? 0
    return Double(column) * SheetNets.step + Double(place) * 40
  }

  private func verticalUses(_ nets: SheetNets) -> Uses {
    var uses: Uses = [:]
    func add(_ gutter: Int, _ net: Int, _ one: TrackOrder.Tap, _ other: TrackOrder.Tap) {
      var use = uses[gutter]?[net] ?? .init(from: one.at, to: one.at, taps: [])
      use.from = min(use.from, one.at, other.at)
      use.to = max(use.to, one.at, other.at)
      use.taps.formUnion([one, other])
      uses[gutter, default: [:]][net] = use
    }
    for route in nets.routes {
      let out = TrackOrder.Tap(at: route.from, isBehind: route.exit == .left)
      let into = TrackOrder.Tap(at: route.to, isBehind: nets.nets[route.net].side == .left)
      guard let row = route.row else {
        add(route.start, route.net, out, into)
        continue
      }
      let height = height(row, route.net)
      let isForward = route.end > route.start
      add(route.start, route.net, out, .init(at: height, isBehind: isForward))
      add(route.end, route.net, .init(at: height, isBehind: !isForward), into)
    }
    return uses
  }

  private func horizontalUses(_ nets: SheetNets) -> Uses {
    var uses: Uses = [:]
    for route in nets.routes {
      guard let row = route.row else { continue }
      let height = height(row, route.net)
      let start = TrackOrder.Tap(
        at: position(route.start, route.net), isBehind: route.from > height)
      let end = TrackOrder.Tap(at: position(route.end, route.net), isBehind: route.to > height)
      var use = uses[row]?[route.net] ?? .init(from: start.at, to: start.at, taps: [])
      use.from = min(use.from, start.at, end.at)
      use.to = max(use.to, start.at, end.at)
      use.taps.formUnion([start, end])
      uses[row, default: [:]][route.net] = use
    }
    return uses
  }
}

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
