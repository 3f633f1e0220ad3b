/// A sheet with all places: cards, frames, and lines.
package struct SheetLayout: Sendable {
  /// The line of a link, from its port to its goal, with the number of its net: lines to one side of
  /// one goal share their way.
  package typealias Line = (link: Int, points: [MapPoint], net: Int)

  package let plan: SheetPlan
  package let heights: SheetHeights
  package private(set) var size = MapPoint(0, 0)
  /// The cell of each card: the room for its name, its picture and everything below.
  package private(set) var cards: [MapBox] = []
  /// The frame of each part of the app.
  package private(set) var frames: [MapBox] = []
  package private(set) var lines: [Line] = []
  let nets: SheetNets

  static let margin = 28.0
  private static let track = 9.0
  private var columns: [Double] = []
  private var rows: [Double] = []
  private var gutters: [Double] = []
  private var aisles: [Double] = []

  /// Places the cards of a plan in the cells of a grid.
  init(_ plan: SheetPlan, _ grid: SheetGrid, unit: Double) {
    self.plan = plan
    heights = SheetHeights(plan, grid, unit: unit)
    var nets = SheetNets(plan, grid, heights)
    if plan.cards.count <= 40 { nets.improve() }
    self.nets = nets
    let tracks = SheetTracks(nets)
    measure(grid, tracks)
    placeCards(grid)
    placeFrames(grid)
    lines = nets.routes.map { line(of: $0, tracks) }
  }

  private mutating func measure(_ grid: SheetGrid, _ tracks: SheetTracks) {
    var x = Self.margin
    for column in 0...grid.columns {
      gutters.append(x)
      let count = tracks.count(vertical: column)
      let isEdge = column == 0 || column == grid.columns
      x += (isEdge && count == 0 ? 16 : Self.left + Self.right) + Double(count) * Self.track
      columns.append(x)
      if column < grid.columns { x += heights.width }
    }
    var y = 8.0
    for row in 0...grid.rows {
      aisles.append(y)
      let count = tracks.count(horizontal: row)
      let isEdge = row == 0 || row == grid.rows
      y += (isEdge && count == 0 ? 6 : 18) + Double(count) * Self.track
      y += heights.header(of: row).map { $0 + heights.unit } ?? (row == grid.rows ? 0 : 6)
      rows.append(y)
      let cards = grid.cells.filter { $0.value.row == row }.keys
      y += cards.map(heights.height).max() ?? 0
    }
    size = MapPoint(x + Self.margin, y + 10)
  }

  /// The room right and left of a card before the first track.
  private static let right = 26.0
  private static let left = 24.0

  private mutating func placeCards(_ grid: SheetGrid) {
    cards = plan.cards.indices.map { card in
      let cell = grid.cells[card] ?? .init(column: 0, row: 0)
      return MapBox(columns[cell.column], rows[cell.row], heights.width, heights.height(of: card))
    }
  }

  private mutating func placeFrames(_ grid: SheetGrid) {
    for (block, lane) in zip(grid.blocks, plan.lanes) {
      let cells = lane.ranks.joined().map { cards[$0] }
      let left = columns[block.origin.column] - 14
      let right = columns[block.origin.column + block.width - 1] + heights.width + 14
      let top = rows[block.origin.row] - (heights.header(of: block.origin.row) ?? 0)
      let bottom = (cells.map(\.bottom).max() ?? top) + 14
      frames.append(MapBox(left, top, right - left, bottom - top))
    }
  }

  private func line(of route: SheetNets.Route, _ tracks: SheetTracks) -> Line {
    let link = plan.links[route.link]
    let (from, to) = (cards[link.from], cards[link.goal.card])
    let startY = from.y + route.from.truncatingRemainder(dividingBy: SheetNets.step)
    let endY = to.y + route.to.truncatingRemainder(dividingBy: SheetNets.step)
    let goesRight = route.exit == .right
    let portX =
      switch link.port {
      case .part(let left, let right, _):
        // A dot at the left end would cover the first letters of a row.
        from.x + (goesRight ? right * heights.scale - 5 : left * heights.scale)
      case .chip, .answer: goesRight ? from.right - 6 : from.x + 6
      }
    let side = nets.nets[route.net].side
    let endX = side == .left ? to.x : to.right
    let firstX = x(route.start, tracks.vertical[route.start]?[route.net] ?? 0)
    var points = [MapPoint(portX, startY), MapPoint(firstX, startY)]
    if let row = route.row {
      let y =
        aisles[row] + (row == 0 ? 4 : 14) + (Double(tracks.horizontal[row]?[route.net] ?? 0) + 0.5)
        * Self.track
      let lastX = x(route.end, tracks.vertical[route.end]?[route.net] ?? 0)
      points += [MapPoint(firstX, y), MapPoint(lastX, y), MapPoint(lastX, endY)]
    } else {
      points.append(MapPoint(firstX, endY))
    }
    points.append(MapPoint(endX, endY))
    return (route.link, points, route.net)
  }

  private func x(_ gutter: Int, _ track: Int) -> Double {
    gutters[gutter] + Self.right + (Double(track) + 0.5) * Self.track
  }
}
