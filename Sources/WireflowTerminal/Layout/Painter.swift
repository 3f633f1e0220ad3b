import Wireflow

/// A painter that draws one frame, from the back to the front.
struct Painter {
  /// An element that popovers and action sheets point at.
  struct Anchor {
    let page: StagePicture.ID
    let name: String
    let frame: CellRectangle
  }

  let picture: StagePicture
  /// The region that is being drawn.
  private(set) var region: StagePicture.Region
  let viewpoint: Viewpoint
  var rendering: Rendering
  var anchors: [Anchor] = []
  /// True while the user can reach what is being drawn.
  var isActive = true
  /// The number of the part of the screen that is being drawn.
  var zone = 0

  init(_ picture: StagePicture, _ viewpoint: Viewpoint) {
    self.picture = picture
    region = picture.base
    self.viewpoint = viewpoint
    rendering = Rendering(grid: CellGrid(size: viewpoint.size))
  }

  mutating func paintTooSmall() {
    let bounds = rendering.grid.bounds
    let smallest = Viewpoint.smallest
    let size = rendering.grid.size
    let words =
      "Too small: \(size.columns)x\(size.rows), needs \(smallest.columns)x\(smallest.rows)"
    for (row, line) in words.printableLines(wrappedTo: max(1, bounds.columns)).enumerated() {
      rendering.grid.write(line, column: 0, row: row, in: bounds, .plain)
    }
  }

  mutating func paintWindow() {
    let bounds = rendering.grid.bounds
    var area = bounds.inset(bottom: 1)
    paintPanes(besides: &area)
    paintApp(in: area)
    paintFooter(in: bounds.inset(top: bounds.rows - 1))
    if viewpoint.showsHelp { paintHelp(in: bounds.inset(bottom: 1)) }
  }

  /// Draws the app, each layer over those that cannot be reached.
  private mutating func paintApp(in area: CellRectangle) {
    let front = picture.front
    if let player = picture.player, player.isMaximized {
      isActive = front == .player
      zone += 1
      paint(player.page, in: area, isMaximized: true)
    } else {
      isActive = front == .base
      paintRoots(in: area)
    }
    for (place, modal) in picture.modals.enumerated() {
      recede(area)
      isActive = front == .modal && place == picture.modals.count - 1
      paint(modal, in: area)
    }
    if picture.drawer.isDrawerOpen {
      recede(area)
      isActive = front == .drawer
      within(picture.drawer) { $0.paintDrawer(in: area) }
    }
    if let alert = picture.alert {
      recede(area)
      isActive = true
      paint(alert, in: area)
    }
  }

  /// Draws another region.
  mutating func within(_ inner: StagePicture.Region, _ paint: (inout Painter) -> Void) {
    region = inner
    paint(&self)
    region = picture.base
  }

  /// The player of the region that is being drawn.
  var player: StagePicture.Player? { region.id == picture.base.id ? picture.player : nil }

  /// Lets what is drawn so far stand back.
  private mutating func recede(_ area: CellRectangle) {
    rendering.grid.restyle(area) { _ in .secondary }
  }

  // MARK: - Pieces

  /// Returns true if the target has the focus and can be reached.
  func isFocused(_ target: FocusTarget) -> Bool {
    isActive && viewpoint.focus == target
  }

  /// Draws something that the user can stand on: a mark in its first cell, and behind it the text.
  mutating func paint(
    _ text: PrintableText, _ target: FocusTarget, at frame: CellRectangle, indent: Int = 1,
    in clip: CellRectangle, _ style: CellStyle = .plain
  ) {
    let hasFocus = isFocused(target)
    if hasFocus {
      rendering.grid.write("▸", column: frame.column, row: frame.row, in: clip, .accent)
    }
    rendering.grid.write(
      text.cut(to: frame.columns - indent), column: frame.column + indent, row: frame.row, in: clip,
      hasFocus ? style.focused : style)
  }

  /// Notes something that the user can stand on.
  mutating func note(
    _ target: FocusTarget, _ name: String, _ activation: FocusItem.Activation,
    at frame: CellRectangle, in clip: CellRectangle, isHeader: Bool = false
  ) {
    guard isActive else { return }
    rendering.items.append(
      FocusItem(
        target: target, name: name, activation: activation, frame: frame,
        visible: frame.intersection(clip), zone: zone, isHeader: isHeader))
  }

  /// Draws an empty box, and gives what is inside.
  mutating func paintBox(_ box: CellRectangle) -> CellRectangle {
    let edges = box.intersection(rendering.grid.bounds)
    rendering.grid.fill(edges)
    let line = PrintableText(String(repeating: "─", count: max(0, box.columns - 2)))
    let sides = PrintableText("│")
    for (row, ends) in [(box.row, ("┌", "┐")), (box.endRow - 1, ("└", "┘"))] {
      let text = PrintableText(ends.0) + line + PrintableText(ends.1)
      rendering.grid.write(text, column: box.column, row: row, in: box, .secondary)
    }
    for row in (box.row + 1)..<max(box.row + 1, box.endRow - 1) {
      rendering.grid.write(sides, column: box.column, row: row, in: box, .secondary)
      rendering.grid.write(sides, column: box.endColumn - 1, row: row, in: box, .secondary)
    }
    return box.inset(left: 1, top: 1, right: 1, bottom: 1)
  }

  mutating func paintRule(row: Int, in area: CellRectangle) {
    rendering.grid.fill(
      CellRectangle(column: area.column, row: row, columns: area.columns, rows: 1), with: "─",
      .secondary)
  }

  /// Returns true if there is room for lines that only part things.
  func isRoomy(_ area: CellRectangle) -> Bool { area.rows >= 14 }
}
