/// The cells of a sheet: parts of the app are blocks of cells, packed so that the sheet fills the
/// paper.
package struct SheetGrid: Sendable {
  /// A cell, by its column and row.
  package struct Cell: Hashable, Sendable {
    package var column: Int
    package var row: Int
  }

  /// The cells that a part of the app covers.
  package struct Block: Sendable {
    package var origin: Cell
    package let width: Int
    package let height: Int

    /// The cells that the block covers.
    var cells: [Cell] {
      (0..<height).flatMap { row in
        (0..<width).map { Cell(column: origin.column + $0, row: origin.row + row) }
      }
    }
  }

  /// The block of each part of the app.
  package private(set) var blocks: [Block] = []
  /// The cells that blocks cover.
  private var covered: Set<Cell> = []
  /// The cell of each card.
  package private(set) var cells: [Int: Cell] = [:]
  package private(set) var columns = 0
  package private(set) var rows = 0

  /// The limits between which a sheet is packed.
  struct Shape: Hashable, Sendable {
    /// The number of columns of the sheet, unless one part alone is wider.
    var columns: Int
    /// The number of cards of one rank below each other.
    var rows: Int
  }

  /// Packs the parts of a plan into a shape.
  init(_ plan: SheetPlan, _ shape: Shape) {
    for lane in plan.lanes {
      let columns = Self.columns(of: lane, rows: shape.rows)
      let (width, height) = (columns.count, columns.map(\.count).max() ?? 0)
      var block = Block(origin: Cell(column: 0, row: 0), width: width, height: height)
      block.origin = origin(of: block, lane, plan, limit: max(shape.columns, width))
      blocks.append(block)
      covered.formUnion(block.cells)
      self.columns = max(self.columns, block.origin.column + width)
      rows = max(rows, block.origin.row + height)
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

  /// Returns the best free place for a block: root items follow each other, a modal is beside the
  /// screens that present it, and the player comes last.
  private func origin(
    of block: Block, _ lane: SheetPlan.Lane, _ plan: SheetPlan, limit: Int
  ) -> Cell {
    let cards = Set(lane.ranks.joined())
    let senders = plan.links.filter { cards.contains($0.goal.card) && !cards.contains($0.from) }
      .compactMap { cells[$0.from] }
    let isRoot = !lane.lane.isModal && lane.lane != .player
    let last = isRoot ? lastRoot(plan) : nil
    var best: (cost: Double, cell: Cell)?
    for row in 0...rows {
      for column in 0...(limit - block.width) {
        var candidate = block
        candidate.origin = Cell(column: column, row: row)
        guard last.map({ ($0.row, $0.column) < (row, column) }) ?? true, isFree(candidate) else {
          continue
        }
        // Root items follow each other and therefore take the first free place.
        if isRoot { return candidate.origin }
        let cost = cost(of: candidate, lane, senders)
        if cost < best?.cost ?? .infinity { best = (cost, candidate.origin) }
      }
    }
    return best?.cell ?? Cell(column: 0, row: rows)
  }

  /// Returns the place of the last root item, which no later root item may precede.
  private func lastRoot(_ plan: SheetPlan) -> Cell? {
    plan.lanes[..<blocks.count].lastIndex { !$0.lane.isModal && $0.lane != .player }
      .map { blocks[$0].origin }
  }

  private func cost(of block: Block, _ lane: SheetPlan.Lane, _ senders: [Cell]) -> Double {
    let (column, row) = (Double(block.origin.column), Double(block.origin.row))
    // A taller sheet costs more than a longer line.
    let growth =
      Double(max(0, block.origin.row + block.height - rows)) * 6
      + Double(max(0, block.origin.column + block.width - columns)) * 1.5
    var cost = 0.0
    for sender in senders {
      let right = column - Double(sender.column)
      cost += abs(right) + abs(row - Double(sender.row)) * 0.8 + (right < 0 ? 2.5 : 0)
    }
    cost /= Double(max(1, senders.count))
    if lane.lane == .player { return growth * 4 - column * 2 - row + cost * 0.1 }
    return growth + cost + column * 0.01 + row * 0.001
  }

  private func isFree(_ block: Block) -> Bool {
    // The corners are enough to reject most blocks that are not free.
    let last = Cell(
      column: block.origin.column + block.width - 1, row: block.origin.row + block.height - 1)
    guard !covered.contains(block.origin), !covered.contains(last) else { return false }
    return block.cells.allSatisfy { !covered.contains($0) }
  }
}
