import Wireflow
import WireflowInteraction

/// The row below pages: a dot for each page, between the ways to the pages beside the visible one.
extension Painter {
  /// Draws the row in the middle of a line, with a count instead of dots that do not fit.
  mutating func paintDots(in line: CellRectangle) {
    let count = region.rootItems.count
    let position = PrintableText("\(region.selected + 1)/\(count)")
    let dots = count * Self.dot
    let fits = 2 * Self.arrow + dots + position.width + 3 <= line.columns
    let middle = (fits ? dots : position.width + 1) + 1
    var column = line.column + max(0, line.columns - 2 * Self.arrow - middle) / 2
    paintArrow("‹", .previousPage, region.turns?.previous, words.previousPage, column, in: line)
    column += Self.arrow
    if fits {
      for place in 0..<count { paintDot(place, column + 1 + place * Self.dot, in: line) }
    }
    paintArrow("›", .nextPage, region.turns?.next, words.nextPage, column + middle, in: line)
    let start = fits ? column + middle + Self.arrow + 1 : column + 1
    rendering.grid.write(
      position, column: start, row: line.row, in: line, CellStyle(.secondary, on: .panel))
  }

  /// The number of columns for a dot, and for an arrow.
  private static let (dot, arrow) = (3, 4)

  private mutating func paintDot(_ place: Int, _ column: Int, in line: CellRectangle) {
    let item = region.rootItems[place]
    let frame = CellRectangle(column: column, row: line.row, columns: Self.dot, rows: 1)
    let target = FocusTarget.root(place)
    let ground = isFocused(target) ? CellStyle(.onAccent, on: .focus) : CellStyle(on: .panel)
    rendering.grid.fill(frame.intersection(line), ground)
    paintMark(of: target, at: frame, in: line)
    let style = CellStyle(item.isSelected ? .accent : .secondary, on: ground.ground)
    rendering.grid.write(
      item.isSelected ? "●" : "○", column: column + 1, row: line.row, in: line,
      isFocused(target) ? ground : style)
    guard let select = item.select else { return }
    note(
      target, item.title, .perform(select, on: .init(item.id)), at: frame, in: line,
      verb: item.title)
  }

  private mutating func paintArrow(
    _ sign: String, _ target: FocusTarget, _ action: UserAction?, _ name: String, _ column: Int,
    in line: CellRectangle
  ) {
    guard let action else { return }
    let frame = CellRectangle(column: column, row: line.row, columns: Self.arrow, rows: 1)
    paintPill(PrintableText(" \(sign) "), target, at: frame, in: line, CellStyle(on: .button))
    note(
      target, name, .perform(action, on: .init(region.id)), at: frame, in: line, verb: name)
  }
}
