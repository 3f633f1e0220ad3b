/// The choice of a grid for a plan: the one that shows the largest cards on a screen or on paper.
struct SheetMaker {
  private let plan: SheetPlan
  /// The room for a sheet at "Fit" in a window of 1440 by 900 points.
  static let window = MapPoint(1416, 820)
  /// The number of cards above which only the estimate of a sheet's size decides.
  private static let limit = 40

  init(_ plan: SheetPlan) { self.plan = plan }

  /// Returns the layout.
  func layout() -> SheetLayout {
    guard plan.cards.count <= Self.limit else {
      return SheetLayout(plan, SheetGrid(plan, rows: estimatedRows), unit: 1.4)
    }
    var best: SheetLayout?
    var bestScore = -Double.infinity
    for rows in 1...max(1, min(6, plan.cards.count)) {
      let layout = self.layout(plan, rows: rows)
      let score = Self.score(layout)
      print("ROWS", rows, layout.rowCount, layout.size, layout.heights.unit, layout.crossings, Self.fit(layout), score)
      if score > bestScore { (best, bestScore) = (layout, score) }
    }
    guard let best else { return SheetLayout(plan, SheetGrid(plan, rows: 1), unit: 1) }
    return reordered(best, bestScore)
  }

  /// Returns the number of rows of a sheet that is as wide as the window is, compared to its height.
  private var estimatedRows: Int {
    let heights = SheetHeights(plan, unit: 1.4)
    let (width, height) = (heights.width + 80, heights.deviceHeight + 120)
    let area = Double(plan.cards.count) * 1.3
    return max(1, Int((area * width / height / (Self.window.x / Self.window.y)).squareRoot()))
  }

  /// Returns a layout with texts that can be read when all of it fits the window.
  private func layout(_ plan: SheetPlan, rows: Int) -> SheetLayout {
    let grid = SheetGrid(plan, rows: rows)
    var layout = SheetLayout(plan, grid, unit: 1)
    for _ in 0..<4 {
      let wanted = min(2.2, max(1, 11.02 / (Self.fit(layout) * SheetDrawing.smallestText)))
      guard wanted > layout.heights.unit + 0.005 else { break }
      layout = SheetLayout(plan, grid, unit: wanted)
    }
    return layout
  }

  /// Returns the scale at which a sheet fits the window.
  static func fit(_ layout: SheetLayout) -> Double {
    let size = layout.size
    return min(window.x / size.x, window.y / size.y)
  }

  private static func score(_ layout: SheetLayout) -> Double {
    fit(layout) * (1 - 0.012 * Double(layout.crossings))
  }

  /// Swaps neighbours in ranks, and modals in their order, as long as lines cross less.
  private func reordered(_ layout: SheetLayout, _ score: Double) -> SheetLayout {
    var (best, bestScore) = (layout, score)
    let rows = layout.rowCount
    for _ in 0..<3 where best.crossings > 0 {
      var isBetter = false
      for swapped in Self.neighbours(of: best.plan) where best.crossings > 0 {
        let candidate = self.layout(swapped, rows: rows)
        let score = Self.score(candidate)
        guard score > bestScore + 0.0001 else { continue }
        (best, bestScore, isBetter) = (candidate, score, true)
        break
      }
      if !isBetter { break }
    }
    return best
  }

  /// Returns the plans in which two neighbours are swapped.
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
