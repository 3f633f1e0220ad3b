/// The choice of a grid for a plan: the one that shows the largest cards on a screen or on paper.
struct SheetMaker {
  private let plan: SheetPlan
  /// The room for a sheet.
  private let window: MapPoint
  /// The room for a sheet with "Fit" in a window of 1440 by 900 points.
  static let wholeWindow = MapPoint(1430, 844)
  /// The number of cards above which only the estimate of a sheet's size decides.
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
    var best: (layout: SheetLayout, shape: SheetGrid.Shape, score: Double)?
    for shape in shapes {
      let layout = self.layout(plan, shape)
      let score = self.score(layout)
      if score > best?.score ?? -.infinity { best = (layout, shape, score) }
    }
    guard let best else { return SheetLayout(plan, SheetGrid(plan, shapes[0]), unit: 1) }
    return reordered(best.layout, best.shape, best.score)
  }

  /// The shapes of a sheet that are likely to show its cards largest, by the number of rows and
  /// columns.
  private var likelyShapes: [SheetGrid.Shape] {
    let heights = SheetHeights(plan, unit: 1.3)
    let (width, height) = (heights.width + 75, heights.deviceHeight + 120)
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
    return sorted.isEmpty ? [.init(columns: 1, rows: 1)] : sorted.prefix(6).map(\.key)
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
      let wanted = min(2.4, max(1, 11.08 / (fit(layout) * SheetDrawing.smallestText)))
      guard wanted > layout.heights.unit + 0.005 else { break }
      layout = SheetLayout(plan, grid, unit: wanted)
    }
    return layout
  }

  /// Returns the scale at which a sheet fits the window.
  private func fit(_ layout: SheetLayout) -> Double {
    var foot = SheetFoot(layout, SheetDrawing.Facts(title: "", line: ""))
    foot.draw()
    return min(window.x / layout.size.x, window.y / (layout.size.y + foot.legendHeight))
  }

  private func score(_ layout: SheetLayout) -> Double {
    fit(layout) * (1 - 0.012 * Double(layout.crossings))
  }

  /// Swaps neighbours in ranks, and modals in their order, while this removes crossings.
  private func reordered(
    _ layout: SheetLayout, _ shape: SheetGrid.Shape, _ score: Double
  ) -> SheetLayout {
    var (best, bestScore) = (layout, score)
    for _ in 0..<3 where best.crossings > 0 {
      var isBetter = false
      for swapped in Self.neighbours(of: best.plan) where best.crossings > 0 {
        let candidate = self.layout(swapped, shape)
        let score = self.score(candidate)
        guard score > bestScore + 0.0001 else { continue }
        (best, bestScore, isBetter) = (candidate, score, true)
        break
      }
      if !isBetter { break }
    }
    return best
  }

  /// Returns the plans that differ from a plan by one swap of neighbours.
  private static func neighbours(of plan: SheetPlan) -> [SheetPlan] {
    var plans: [SheetPlan] = []
    for lane in plan.lanes.indices {
      for rank in plan.lanes[lane].ranks.indices {
        for place in plan.lanes[lane].ranks[rank].indices.dropLast() where rank > 0 {
          var other = plan
          other.lanes[lane].ranks[rank].swapAt(place, place + 1)
          plans.append(other)
        }
      }
    }
    let modals = plan.lanes.indices.filter { plan.lanes[$0].lane.isModal }
    for (one, two) in zip(modals, modals.dropFirst()) {
      var other = plan
      other.lanes.swapAt(one, two)
      plans.append(other)
    }
    return plans
  }
}
