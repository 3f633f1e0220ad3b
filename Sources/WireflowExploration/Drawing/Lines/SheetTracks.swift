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
