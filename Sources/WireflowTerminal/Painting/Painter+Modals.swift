import Wireflow
import WireflowInteraction

extension Painter {
  /// Draws a modal in front of everything drawn so far.
  mutating func paint(_ modal: StagePicture.Modal, in area: CellRectangle) {
    zone += 1
    let box = box(of: modal, in: area)
    if [.fullScreen, .wall].contains(modal.style) {
      rendering.grid.fill(area)
      return paintContent(of: modal, in: area)
    }
    isInBox = true
    defer { isInBox = false }
    let content = paintBox(box)
    paintContent(of: modal, in: content)
  }

  private mutating func paintContent(of modal: StagePicture.Modal, in area: CellRectangle) {
    within(modal.region) { painter in
      if modal.hasRootItems {
        painter.paintRoots(in: area)
      } else if let page = modal.region.pages.last {
        painter.paint(page, in: area)
      }
    }
  }

  /// Returns a box that fits the modal's content, within the limits of its style.
  private func box(of modal: StagePicture.Modal, in area: CellRectangle) -> CellRectangle {
    let columns = min(area.columns, naturalColumns(of: modal))
    let needed = fitting(modal, columns)
    switch modal.style {
    case .fullScreen, .wall: return area
    case .automatic, .formSheet:
      return centred(columns: columns, rows: needed, in: area)
    case .sheet(let detents):
      let most = detents.first.map { self.rows(of: $0, in: area) } ?? area.rows - 1
      let rows = min(most, needed)
      var box = centred(columns: columns, rows: rows, in: area)
      box.row = area.endRow - box.rows
      return box
    case .popover(let anchor, let size):
      let wanted = size.flatMap { Self.cells($0.width, Self.pointsPerColumn) } ?? columns
      let width = max(Self.least.columns, min(wanted, area.columns - 2))
      let height = size.flatMap { Self.cells($0.height, Self.pointsPerRow) } ?? area.rows
      let rows = min(max(Self.least.rows, height), fitting(modal, width), area.rows)
      return placed(
        columns: min(width, area.columns), rows: rows, at: anchor, of: modal.sender, in: area)
    }
  }

  /// A cell is about as large as a character of a phone's text.
  private static let pointsPerColumn = 8.0
  private static let pointsPerRow = 16.0
  private static let least = TerminalSize(columns: 34, rows: 6)
  private static let mostColumns = 76

  /// Returns the number of cells for a length in points, or nil if that is no length.
  private static func cells(_ points: Double, _ pointsPerCell: Double) -> Int? {
    points.isFinite ? Int(min(max(points, 0), 4000) / pointsPerCell) : nil
  }

  private func rows(of detent: ModalStyle.Detent, in area: CellRectangle) -> Int {
    let rows =
      switch detent {
      case .large: area.rows - 1
      case .medium: (area.rows + 1) / 2
      case .height(let points): Self.cells(points, Self.pointsPerRow) ?? area.rows - 1
      }
    return max(min(Self.least.rows, area.rows - 1), min(rows, area.rows - 1))
  }

  /// Returns the number of columns that shows a modal without cuts, within limits.
  private func naturalColumns(of modal: StagePicture.Modal) -> Int {
    guard !modal.hasRootItems, let page = modal.region.pages.last else {
      return Self.mostColumns * max(2, modal.region.container.columns) / 2
    }
    let ends =
      [page.title, page.backTitle, page.dismissTitle].compactMap(\.self)
      + (page.isMinimizable ? [words.minimize] : []) + page.elements.filter(\.isInBar).map(\.name)
    let header = ends.reduce(16) { $0 + PrintableText($1).width }
    // Unread rows may be of any width.
    guard page.rows.allSatisfy({ $0.range.count == $0.count }) else { return Self.mostColumns }
    let content = PageLayout.naturalColumns(of: page.elements) + 4
    return max(Self.least.columns, min(Self.mostColumns, max(header, content)))
  }

  /// Returns the number of rows that shows a whole screen without scrolling.
  private func fitting(_ modal: StagePicture.Modal, _ columns: Int) -> Int {
    guard !modal.hasRootItems else { return rendering.grid.size.rows }
    let isRoomy = rendering.grid.size.rows >= 18
    let page = modal.region.pages.last
    let layout = PageLayout(
      page?.elements ?? [], columns: columns - 3, isRoomy: isRoomy,
      showsPixels: viewpoint.showsPixels, editing: page.flatMap { editing(on: $0.id) })
    return max(Self.least.rows, layout.length + (isRoomy ? 5 : 3))
  }

  func centred(columns: Int, rows: Int, in area: CellRectangle) -> CellRectangle {
    CellRectangle(
      column: area.column + max(0, area.columns - columns) / 2,
      row: area.row + max(0, area.rows - rows) / 2,
      columns: min(columns, area.columns), rows: min(rows, area.rows))
  }

  /// Returns a box below or above its anchor, or at the bottom if neither has room.
  func placed(
    columns: Int, rows: Int, at name: String?, of page: StagePicture.ID?, in area: CellRectangle
  ) -> CellRectangle {
    let named = anchors.filter { $0.name == name && !$0.frame.isEmpty }
    guard let frame = (named.last { $0.page == page } ?? named.last)?.frame else {
      return centred(columns: columns, rows: rows, in: area)
    }
    let column = max(area.column, min(frame.column + 1, area.endColumn - columns))
    let below = frame.endRow
    let above = frame.row - rows
    let outside = above >= area.row ? above : area.endRow - rows
    let row = below + rows <= area.endRow ? below : outside
    return CellRectangle(column: column, row: max(area.row, row), columns: columns, rows: rows)
  }
}
