import Wireflow
import WireflowInteraction

extension Painter {
  /// Takes the first line for the list of windows, if there are several.
  func takeWindowList(of area: inout CellRectangle) -> CellRectangle? {
    guard viewpoint.windows.count > 1, area.rows >= Viewpoint.smallest.rows else { return nil }
    let line = area.inset(bottom: area.rows - 1)
    area = area.inset(top: 1)
    return line
  }

  /// Draws the windows side by side, the current one in brackets.
  ///
  /// All titles get the same room at most, so that no window is out of reach.
  mutating func paintWindowList(in line: CellRectangle) {
    zone += 1
    rendering.grid.fill(line, CellStyle(on: .panel))
    let share = max(4, line.columns / viewpoint.windows.count)
    var column = line.column
    for (place, window) in viewpoint.windows.enumerated() {
      let text = Self.text(of: window, columns: share - 2)
      let frame = CellRectangle(
        column: column, row: line.row, columns: text.width + 1, rows: 1)
      let style =
        window.isCurrent ? CellStyle(.accent, on: .panel, isBold: true) : CellStyle(on: .panel)
      paintPill(text, .window(place), at: frame, in: line, style)
      note(
        .window(place), window.title, .goToWindow(window.link), at: frame, in: line,
        verb: "Go to window")
      column += frame.columns + 1
    }
  }

  private static func text(of window: ListedWindow, columns: Int) -> PrintableText {
    let ends = window.isCurrent ? ("[", "]") : (" ", " ")
    return PrintableText(ends.0 + window.title).cut(to: columns) + PrintableText(ends.1)
  }
}
