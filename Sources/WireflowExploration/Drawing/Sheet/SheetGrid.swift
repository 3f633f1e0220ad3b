/// The cells of a sheet in which its cards are: parts of the app as blocks, packed so that the sheet
/// fills the paper.
package struct SheetGrid: Sendable {
  /// A cell, by its column and row.
  package struct Cell: Hashable, Sendable {
    package var column: Int
    package var row: Int
  }

  /// A part of the app with the cells that it covers.
  package struct Block: Sendable {
    package let lane: Int
    package var origin: Cell
    package let width: Int
    package let height: Int

    func covers(_ cell: Cell) -> Bool {
      cell.column >= origin.column && cell.column < origin.column + width
        && cell.row >= origin.row && cell.row < origin.row + height
    }
  }

  package private(set) var blocks: [Block] = []
  /// The cell of each card.
  package private(set) var cells: [Int: Cell] = [:]
  package var columns: Int { blocks.map { $0.origin.column + $0.width }.max() ?? 0 }
  package var rows: Int { blocks.map { $0.origin.row + $0.height }.max() ?? 0 }

  /// Packs the parts of a plan into some rows.
  /// - Parameters:
  ///   - plan: the plan.
  ///   - limit: the number of rows.
  init(_ plan: SheetPlan, rows limit: Int) {
    for (number, lane) in plan.lanes.enumerated() {
      let columns = Self.columns(of: lane, rows: limit)
      let (width, height) = (columns.count, columns.map(\.count).max() ?? 0)
      var block = Block(lane: number, origin: Cell(column: 0, row: 0), width: width, height: height)
      block.origin = origin(of: block, lane, plan, rows: max(limit, height))
      blocks.append(block)
      for (column, cards) in columns.enumerated() {
        for (row, card) in cards.enumerated() {
          cells[card] = Cell(column: block.origin.column + column, row: block.origin.row + row)
        }
      }
    }
  }

  /// Returns the columns of a part: one for each rank, or more where a rank is too long.
  private static func columns(of lane: SheetPlan.Lane, rows: Int) -> [[Int]] {
    lane.ranks.flatMap { rank in
      stride(from: 0, to: rank.count, by: rows).map { Array(rank[$0..<min($0 + rows, rank.count)]) }
    }
  }

  /// Returns the best free place for a block: root items one after the other, a modal beside the
  /// screens that present it, and the player behind everything.
  private func origin(
    of block: Block, _ lane: SheetPlan.Lane, _ plan: SheetPlan, rows: Int
  ) -> Cell {
    let used = columns
    var best: (cost: Double, cell: Cell)?
    for column in 0...used {
      for row in 0...(rows - block.height) {
        var candidate = block
        candidate.origin = Cell(column: column, row: row)
        guard isFree(candidate) else { continue }
        let cost = cost(of: candidate, lane, plan, used: used)
        if cost < best?.cost ?? .infinity { best = (cost, candidate.origin) }
      }
    }
    return best?.cell ?? Cell(column: used, row: 0)
  }

  private func cost(
    of block: Block, _ lane: SheetPlan.Lane, _ plan: SheetPlan, used: Int
  ) -> Double {
    let (column, row) = (Double(block.origin.column), Double(block.origin.row))
    // A wider sheet costs more than a longer line.
    let growth = Double(max(0, block.origin.column + block.width - used)) * 3
    guard lane.lane.isModal || lane.lane == .player else { return column * 1000 + row + growth }
    let cards = Set(lane.ranks.joined())
    let senders = plan.links.filter { cards.contains($0.goal.card) && !cards.contains($0.from) }
      .compactMap { cells[$0.from] }
    var cost = growth
    for sender in senders {
      let right = column - Double(sender.column)
      cost += abs(right) + abs(row - Double(sender.row)) * 0.8 + (right < 0 ? 2.5 : 0)
    }
    if lane.lane == .player { cost -= column * 4 - row }
    return cost / Double(max(1, senders.count)) + column * 0.01 + row * 0.001
  }

  private func isFree(_ block: Block) -> Bool {
    for column in 0..<block.width {
      for row in 0..<block.height {
        let cell = Cell(column: block.origin.column + column, row: block.origin.row + row)
        if blocks.contains(where: { $0.covers(cell) }) { return false }
      }
    }
    return true
  }
}
