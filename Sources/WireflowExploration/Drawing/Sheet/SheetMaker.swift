/// The choice of a grid for a plan: the one that shows the largest cards on a screen or on paper.
struct SheetMaker {
  private typealias Candidate = (layout: SheetLayout, shape: SheetGrid.Shape, score: Double)

  private let plan: SheetPlan
  /// The room for a sheet.
  private let window: MapPoint
  /// The room for a sheet with "Fit" in a window of 1440 by 900 points.
  static let wholeWindow = MapPoint(1430, 844)
  /// The number of cards above which only the estimate of a sheet's size decides, and of swaps to
  /// try at once.
  private static let limit = 40

  init(_ plan: SheetPlan, in window: MapPoint = wholeWindow) {
    (self.plan, self.window) = (plan, window)
  }

  /// Returns the layout.
  func layout() -> SheetLayout {
    let shapes = likelyShapes
    guard plan.cards.count <= Self.limit else {
      return SheetLayout(plan, SheetGrid(plan, shapes[0]), unit: 1.4)
    }
    let found = shapes.map { shape -> Candidate in
      let layout = self.layout(plan, shape)
      return (layout, shape, score(layout))
    }
    let best = found.sorted { $0.score > $1.score }.prefix(2).map(reordered)
    return best.max { $0.score < $1.score }?.layout
      ?? SheetLayout(plan, SheetGrid(plan, shapes[0]), unit: 1)
  }

  /// The shapes of a sheet that are likely to show its cards largest, by the number of rows and
  /// columns.
  private var likelyShapes: [SheetGrid.Shape] {
    let device = SheetHeights.device(of: plan)
    let scale = SheetHeights.scale(of: device)
    let (width, height) = (device.size.width * scale + 75, device.size.height * scale + 120)
    let count = max(1, plan.cards.count)
    var found: [SheetGrid.Shape: Double] = [:]
    var known: Set<SheetGrid.Shape> = []
    let longest = plan.lanes.flatMap(\.ranks).map(\.count).max() ?? 1
    for rows in Set([1, 2, 3, 4, 6, 8, 12, 20]).filter({ $0 <= max(longest, 2) }).sorted() {
      for columns in Self.widths(upTo: count) {
        let grid = SheetGrid(plan, .init(columns: columns, rows: rows))
        guard known.insert(.init(columns: grid.columns, rows: grid.rows * 100 + rows)).inserted
        else { continue }
        found[.init(columns: columns, rows: rows)] = min(
          window.x / (Double(grid.columns) * width),
          window.y / (Double(grid.rows) * height))
      }
    }
    let sorted = found.sorted {
      (-$0.value, $0.key.rows, $0.key.columns) < (-$1.value, $1.key.rows, $1.key.columns)
    }
    return sorted.isEmpty ? [.init(columns: 1, rows: 1)] : sorted.prefix(10).map(\.key)
  }

  /// Returns the numbers of columns to try: all small ones, and fewer of the large ones.
  private static func widths(upTo count: Int) -> [Int] {
    let steps = (0..<24).map { $0 < 12 ? $0 + 1 : 12 + ($0 - 11) * 4 }
    return steps.filter { $0 <= count }
  }

  /// Returns a layout whose texts are readable when the whole sheet fits the window.
  private func layout(_ plan: SheetPlan, _ shape: SheetGrid.Shape) -> SheetLayout {
    let grid = SheetGrid(plan, shape)
    var layout = SheetLayout(plan, grid, unit: 1)
    for _ in 0..<9 {
      let wanted = min(
        2.4, max(1, 11.08 / (Self.fit(layout, in: window) * SheetDrawing.smallestText)))
      guard wanted > layout.heights.unit + 0.005 else { break }
      layout = SheetLayout(plan, grid, unit: wanted)
    }
    return layout
  }

  /// Returns the scale at which a sheet with its longest legend fits a window.
  static func fit(_ layout: SheetLayout, in window: MapPoint = wholeWindow) -> Double {
    var foot = SheetFoot(layout, SheetDrawing.Facts(title: "", line: "", isCompared: true))
    foot.draw()
    return min(window.x / layout.size.x, window.y / (layout.size.y + foot.legendHeight))
  }

  private func score(_ layout: SheetLayout) -> Double {
    // A sheet may be this part smaller for each crossing that it avoids.
    Self.fit(layout, in: window) * (1 - 0.04 * Double(layout.crossings))
  }

  /// Swaps cards of a rank, and modals behind the start, while this makes the sheet better.
  private func reordered(_ candidate: Candidate) -> Candidate {
    var best = candidate
    for _ in 0..<5 where best.layout.crossings > 0 {
      // Texts of the same size are enough to compare two orders.
      let unit = best.layout.heights.unit
      let better = Self.neighbours(of: best.layout.plan).prefix(Self.limit)
        .map { SheetLayout($0, SheetGrid($0, candidate.shape), unit: unit) }
        .max { score($0) < score($1) }
      guard let better, score(better) > best.score + 0.0001 else { return best }
      let layout = self.layout(better.plan, candidate.shape)
      let newScore = score(layout)
      guard newScore > best.score + 0.0001 else { return best }
      best = (layout, candidate.shape, newScore)
    }
    return best
  }

  /// Returns the plans that differ from a plan by one swap of neighbours.
  private static func neighbours(of plan: SheetPlan) -> [SheetPlan] {
    var plans: [SheetPlan] = []
    for lane in plan.lanes.indices {
      for rank in plan.lanes[lane].ranks.indices {
        for (one, two) in pairs(Array(plan.lanes[lane].ranks[rank].indices)) where rank > 0 {
          var other = plan
          other.lanes[lane].ranks[rank].swapAt(one, two)
          plans.append(other)
        }
      }
    }
    let modals = plan.lanes.indices.dropFirst().filter { plan.lanes[$0].lane.isModal }
    for (one, two) in pairs(modals) {
      var other = plan
      other.lanes.swapAt(one, two)
      plans.append(other)
    }
    return plans
  }

  private static func pairs(_ places: [Int]) -> [(Int, Int)] {
    places.indices.flatMap { one in places[(one + 1)...].map { (places[one], $0) } }
  }
}
