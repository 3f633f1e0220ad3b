/// The ways of all links through the gutters between cards, where links to one goal share their
/// way.
///
/// Each column has a vertical gutter on its left, and the last column also on its right. Each row
/// has a horizontal gutter above it, and the last row also below it. No way leads through a cell,
/// so no line crosses a card.
struct SheetNets {
  enum Side: Hashable, Sendable { case left, right }

  /// The links to one side of one goal.
  struct Net: Hashable {
    let goal: SheetPlan.Goal
    let side: Side
  }

  /// The way of a link: from a card into a gutter, along a row if necessary, and into the goal.
  struct Route {
    let link: Int
    let net: Int
    let exit: Side
    /// The vertical gutters at the card and at the goal.
    let (start, end): (Int, Int)
    /// The horizontal gutter between them, or nil if they are the same gutter.
    var row: Int?
    /// The possible horizontal gutters.
    let rows: [Int]
    /// The heights at which it leaves and arrives, in the numbers of `SheetNets.height`.
    let (from, to): (Double, Double)
  }

  private(set) var nets: [Net] = []
  private(set) var routes: [Route] = []

  /// The distance between rows or columns, in numbers that only express an order.
  static let step = 100_000.0

  /// Finds the ways of the links of a plan through the gutters of a grid.
  init(_ plan: SheetPlan, _ grid: SheetGrid, _ heights: SheetHeights) {
    var numbers: [Net: Int] = [:]
    var spots = SheetSpots()
    var ends: [(link: Int, exit: Side, from: SheetGrid.Cell, to: SheetGrid.Cell, port: Double)] = []
    for (number, link) in plan.links.enumerated() {
      guard let from = grid.cells[link.from], let to = grid.cells[link.goal.card] else { continue }
      let parts = plan.cards[link.from].picture?.parts ?? []
      let exit = Self.exit(of: link, parts, from, to, heights)
      let port = spots.reserve(
        heights.height(of: link.port, on: link.from), step: 3,
        leftOf: .init(column: from.column + (exit == .right ? 1 : 0), row: from.row),
        for: .port(link.from, link.port))
      ends.append((number, exit, from, to, port))
    }
    for end in ends {
      let goal = plan.links[end.link].goal
      let side: Side =
        end.to.column == end.from.column
        ? end.exit : end.to.column > end.from.column ? .left : .right
      let net = Net(goal: goal, side: side)
      if numbers[net] == nil {
        numbers[net] = nets.count
        nets.append(net)
      }
      let start = end.from.column + (end.exit == .right ? 1 : 0)
      let last = end.to.column + (side == .right ? 1 : 0)
      let entry = spots.reserve(
        heights.entry(of: goal), step: goal.alert == nil ? 9 : 2,
        leftOf: .init(column: last, row: end.to.row), for: .goal(goal))
      routes.append(
        Route(
          link: end.link, net: numbers[net] ?? 0, exit: end.exit, start: start, end: last,
          row: nil, rows: start == last ? [] : Self.rows(from: end.from.row, to: end.to.row),
          from: Double(end.from.row) * Self.step + end.port,
          to: Double(end.to.row) * Self.step + entry))
    }
    chooseRows()
  }

  /// Returns the side on which a link leaves its card: towards its goal, or else where its port is.
  private static func exit(
    of link: SheetPlan.Link, _ parts: [PicturePart], _ from: SheetGrid.Cell, _ to: SheetGrid.Cell,
    _ heights: SheetHeights
  ) -> Side {
    let toGoal: Side? =
      to.column == from.column ? nil : to.column < from.column ? .left : .right
    guard case .part(let left, let right, let y) = link.port else { return toGoal ?? .right }
    let isLeft = (left + right) / 2 < heights.device.size.width * 0.4
    let side = toGoal ?? (isLeft ? .left : .right)
    // A detour is better than a line through other parts of the page.
    let parts = parts.filter { $0.isSeen && $0.box.y < y && $0.box.bottom > y }
    let isBlocked =
      (left: parts.contains { $0.box.right <= left }, right: parts.contains { $0.box.x >= right })
    guard isBlocked.left != isBlocked.right else { return side }
    return isBlocked.left ? .right : .left
  }

  private static func rows(from: Int, to: Int) -> [Int] {
    from == to ? [from, from + 1] : Array((min(from, to) + 1)...max(from, to))
  }

  /// Gives each way the horizontal gutter that its net already uses, or the emptiest one.
  private mutating func chooseRows() {
    var used: [Int: Set<Int>] = [:]
    // Start with the shortest ways, so that longer ones join them.
    let order = routes.indices.sorted { (length($0), $0) < (length($1), $1) }
    for place in order where !routes[place].rows.isEmpty {
      let net = routes[place].net
      let row =
        routes[place].rows.last { used[$0]?.contains(net) == true }
        ?? routes[place].rows.min { (used[$0]?.count ?? 0, $1) < (used[$1]?.count ?? 0, $0) }
      routes[place].row = row
      if let row { used[row, default: []].insert(net) }
    }
  }

  private func length(_ place: Int) -> Double {
    let route = routes[place]
    return abs(Double(route.start - route.end)) * Self.step + abs(route.from - route.to)
  }

  /// Moves a way to another horizontal gutter.
  mutating func move(_ place: Int, to row: Int) { routes[place].row = row }
}

extension SheetNets {
  /// Moves ways to other horizontal gutters if fewer lines cross then.
  mutating func improve() {
    var best = crossings
    for _ in 0..<2 {
      var isBetter = false
      for place in routes.indices where routes[place].rows.count > 1 && best > 0 {
        for row in routes[place].rows where row != routes[place].row {
          let before = routes[place].row ?? row
          move(place, to: row)
          let now = crossings
          if now < best {
            best = now
            isBetter = true
          } else {
            move(place, to: before)
          }
        }
      }
      if !isBetter { return }
    }
  }

  /// The number of crossings on a sheet whose rows and columns are one step high and wide.
  var crossings: Int {
    let tracks = SheetTracks(self)
    let lines = routes.map { route -> SheetLayout.Line in
      func x(_ gutter: Int) -> Double {
        Double(gutter) * Self.step + Double(tracks.vertical[gutter]?[route.net] ?? 0) * 40
      }
      let (startX, endX) = (x(route.start), x(route.end))
      let out = route.exit == .right ? startX - Self.step / 4 : startX + Self.step / 4
      let into = nets[route.net].side == .left ? endX + Self.step / 4 : endX - Self.step / 4
      var points = [MapPoint(out, route.from), MapPoint(startX, route.from)]
      if let row = route.row {
        let track = Double(tracks.horizontal[row]?[route.net] ?? 0) * 40
        let y = Double(row) * Self.step - Self.step / 2 + track
        points += [MapPoint(startX, y), MapPoint(endX, y)]
      }
      points += [MapPoint(endX, route.to), MapPoint(into, route.to)]
      return (route.link, points, route.net)
    }
    return SheetLayout.crossings(of: lines)
  }
}
