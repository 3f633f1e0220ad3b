import Wireflow

extension Painter {
  /// Draws a modal over what lies behind it.
  mutating func paint(_ modal: AppScene.Modal, in area: CellRectangle) {
    zone += 1
    if modal.style == .fullScreen {
      rendering.grid.fill(area)
      return paintContent(of: modal, in: area)
    }
    let content = paintBox(box(of: modal, in: area))
    paintContent(of: modal, in: content)
  }

  private mutating func paintContent(of modal: AppScene.Modal, in area: CellRectangle) {
    guard let inner = modal.inner.first else { return paint(modal.page, in: area) }
    within(inner) { $0.paintRoots(in: area) }
  }

  private func box(of modal: AppScene.Modal, in area: CellRectangle) -> CellRectangle {
    let isNarrow = area.columns < 50 || !isRoomy(area)
    let margin = isNarrow ? 0 : 2
    switch modal.style {
    case .automatic: return area.inset(left: margin, top: 1, right: margin)
    case .fullScreen: return area
    case .sheet(let detents):
      let rows = detents.first.map { self.rows(of: $0, in: area) } ?? area.rows - 1
      return area.inset(left: margin, top: area.rows - rows, right: margin)
    case .formSheet:
      let columns = min(area.columns - margin, 60)
      return centred(columns: columns, rows: min(area.rows, fitting(modal.page, columns)), in: area)
    case .popover(let anchor, let size):
      let columns = size.flatMap { Self.cells($0.width, Self.pointsPerColumn) } ?? 40
      let width = max(Self.least.columns, min(columns, area.columns - margin))
      let height = size.flatMap { Self.cells($0.height, Self.pointsPerRow) }
      let rows = max(Self.least.rows, min(height ?? fitting(modal.page, width), area.rows))
      return placed(
        columns: min(width, area.columns), rows: min(rows, area.rows), at: anchor,
        of: modal.sender, in: area)
    }
  }

  /// A cell is about as large as a character of a phone's text.
  private static let pointsPerColumn = 8.0
  private static let pointsPerRow = 16.0
  private static let least = TerminalSize(columns: 22, rows: 6)

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

  /// Returns the rows of a box in which all of a screen is in sight.
  private func fitting(_ page: ScenePage, _ columns: Int) -> Int {
    let layout = PageLayout(page.elements, columns: columns - 3, isRoomy: true)
    return max(Self.least.rows, layout.length + 4)
  }

  func centred(columns: Int, rows: Int, in area: CellRectangle) -> CellRectangle {
    CellRectangle(
      column: area.column + max(0, area.columns - columns) / 2,
      row: area.row + max(0, area.rows - rows) / 2,
      columns: min(columns, area.columns), rows: min(rows, area.rows))
  }

  /// Returns a box below the element that it points at, or above it, or where there is room.
  func placed(
    columns: Int, rows: Int, at name: String?, of page: ObjectIdentifier?, in area: CellRectangle
  ) -> CellRectangle {
    let named = anchors.filter { $0.name == name && !$0.frame.isEmpty }
    guard let frame = (named.last { $0.page == page } ?? named.last)?.frame else {
      return centred(columns: columns, rows: rows, in: area)
    }
    let column = max(area.column, min(frame.column + 1, area.endColumn - columns))
    let below = frame.endRow
    let above = frame.row - rows
    let row =
      if below + rows <= area.endRow {
        below
      } else if above >= area.row {
        above
      } else {
        area.endRow - rows
      }
    return CellRectangle(column: column, row: max(area.row, row), columns: columns, rows: rows)
  }

  /// Draws an alert in the middle, or an action sheet at its anchor or from below.
  ///
  /// Its answers stay in sight while a long message scrolls.
  mutating func paint(_ alert: AlertContent, in area: CellRectangle) {
    zone += 1
    let isSheet = alert.style == .actionSheet
    let columns = min(area.columns, max(30, min(54, area.columns - 8)))
    let titles = alert.title.printableLines(wrappedTo: columns - 6).prefix(2)
    let message = alert.message.isEmpty ? [] : [SceneElement(.text(alert.message))]
    let answers = [SceneElement(.answers(alert.actions, isVertical: isSheet))]
    let messageRows = PageLayout(message, columns: columns - 3, isRoomy: false).length
    let answerRows = PageLayout(answers, columns: columns - 3, isRoomy: false).length
    let gap = isRoomy(area) ? 1 : 0
    let headRows = titles.count + gap
    let tailGap = messageRows > 0 ? gap : 0
    let rows = min(area.rows, headRows + messageRows + tailGap + answerRows + 2)
    let content = paintBox(box(of: alert, columns: columns, rows: rows, in: area))
    for (row, title) in titles.enumerated() {
      rendering.grid.write(
        title, column: content.column + PageLayout.gutter, row: content.row + row, in: content,
        .title)
    }
    let body = content.inset(top: headRows)
    let most = message.isEmpty ? body.rows : max(1, body.rows - tailGap - 1)
    let tail = body.inset(top: body.rows - min(answerRows, most))
    paint(message, of: nil, scrolledBy: .message, in: body.inset(bottom: tail.rows + tailGap))
    paint(answers, of: nil, scrolledBy: .answers, in: tail)
  }

  private func box(
    of alert: AlertContent, columns: Int, rows: Int, in area: CellRectangle
  ) -> CellRectangle {
    if alert.style == .actionSheet, alert.anchor != nil {
      return placed(
        columns: columns, rows: rows, at: alert.anchor, of: scene.frontPage?.id, in: area)
    }
    var box = centred(columns: columns, rows: rows, in: area)
    if alert.style == .actionSheet { box.row = area.endRow - rows }
    return box
  }
}
